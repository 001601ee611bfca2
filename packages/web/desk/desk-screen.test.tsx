// Tests how the desk is left to another helper.
import { deskWords } from '@lifafa/contract/register/desk-words'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeskScreen } from './desk-screen.tsx'
import { entered } from './queue/queue.ts'
import { DEVICE } from './test/samples.ts'
import { show } from './test/show.tsx'

const words = deskWords.en
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a gift that is half written survives the door for another helper', () => {
  show(entered(null, DEVICE), <DeskScreen />)
  fireEvent.change(screen.getByLabelText(words.name), { target: { value: 'Gita Devi' } })
  press(words.menu)
  press(words.otherHelper)
  screen.getByText(words.enterOther)
  expect(screen.queryAllByRole('main')).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByLabelText(words.pin))
  press(words.backToDesk)
  expect(screen.getByLabelText<HTMLInputElement>(words.name).value).toBe('Gita Devi')
  expect(document.activeElement?.hasAttribute('data-step')).toBe(true)
})
