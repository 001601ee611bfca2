// Tests what is found of gifts that this device did not write.
import { deskWords } from '@lifafa/contract/register/desk-words'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FindSheet } from './find.tsx'
import { entered } from './queue/queue.ts'
import { AT, DEVICE } from './test/samples.ts'
import { show } from './test/show.tsx'

const words = deskWords.en

function find(text: string) {
  const field = screen.getByLabelText(words.findHint)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
}

test('a gift that another device wrote is found by its name and by its number', () => {
  const other = { id: 'o', number: 'A-21', name: 'Ramesh Sharma', village: 'Morena', online: false }
  const others = [{ ...other, amount_paise: 1_100_00, given_at: AT }]
  show(entered(null, DEVICE), <FindSheet onClose={() => undefined} />, { others })
  for (const text of ['ramesh', 'a-21']) {
    find(text)
    const line = screen.getByText(/Ramesh Sharma is written down on another device \(A-21,/)
    expect(line.textContent).not.toContain('1,100')
  }
  find('a-2')
  screen.getByText(words.noSuchName)
})

test('an online gift of last week is found by its name once, however many came after it', () => {
  const kamla = { name: 'Kamla Devi', village: '', online: true, number: null, amount_paise: null }
  const names = [{ name: 'Kamla Devi', village: '', family: '', gave: [], online_at: AT }]
  for (const others of [[], [{ ...kamla, id: 'o', given_at: AT }]]) {
    show(entered(null, DEVICE), <FindSheet onClose={() => undefined} />, { names, others })
    find('kamla')
    expect(screen.getAllByText(/✓ Kamla Devi gave online on November 27/)).toHaveLength(1)
    cleanup()
  }
})

test('the answer about one guest does not stand while another is asked for, and does not come later', async () => {
  const { paid } = show(entered(null, DEVICE), <FindSheet onClose={() => undefined} />)
  const answers = ['9812398123', '9812398124'].map((number) => {
    const { promise, resolve } = Promise.withResolvers<never>()
    paid.mockReturnValueOnce(promise)
    find(number)
    return (name: string) => act(async () => resolve([{ name, given_at: AT }] as never))
  })
  await answers[1]?.('Kamla Devi')
  screen.getByText(/✓ Kamla Devi/)
  await answers[0]?.('Gita Devi')
  screen.getByText(/✓ Kamla Devi/)
  find('9812398125')
  expect(screen.queryByText(/✓/)).toBeNull()
})

test('the desk says that it searches; an answer about a number that is typed over is dropped', async () => {
  const { paid } = show(entered(null, DEVICE), <FindSheet onClose={() => undefined} />)
  const { promise, resolve } = Promise.withResolvers<never>()
  paid.mockReturnValueOnce(promise)
  find('9812398123')
  screen.getByRole('button', { name: words.searching })
  fireEvent.change(screen.getByLabelText(words.findHint), { target: { value: '9812398124' } })
  screen.getByRole('button', { name: words.search })
  await act(async () => resolve([{ name: 'Kamla Devi', given_at: AT }] as never))
  expect(screen.queryByText(/✓/)).toBeNull()
})
