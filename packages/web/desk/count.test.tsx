// Tests how the money of a count is read.
import { deskWords } from '@lifafa/contract/register/desk-words'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CountSheet } from './count.tsx'
import { entered } from './queue/queue.ts'
import { DEVICE } from './test/samples.ts'
import { show } from './test/show.tsx'

const words = deskWords.en

test('coins and cheques are counted to the paisa', () => {
  const { count } = show(entered(null, DEVICE), <CountSheet onClose={() => undefined} />)
  const coins = screen.getByLabelText(words.coins)
  fireEvent.change(coins, { target: { value: '12.50' } })
  fireEvent.change(screen.getByLabelText(words.chequesSum), { target: { value: '१,१००.०५' } })
  fireEvent.submit(coins.closest('form') as HTMLFormElement)
  const counted = expect.objectContaining({ coins_paise: 12_50, cheques_paise: 1_100_05 })
  expect(count).toHaveBeenCalledWith(counted)
})
