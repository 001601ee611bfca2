// Tests how the money of a count is read, and what is to be counted.
import type { Entry } from '@lifafa/contract/endpoints/register/entry'
import { deskWords } from '@lifafa/contract/register/desk-words'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CountSheet } from './count.tsx'
import { entered, write } from './queue/queue.ts'
import { AT, cash, DEVICE } from './test/samples.ts'
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

test('envelopes of all devices of the desk are told before they are counted', () => {
  const queue = write(entered(null, DEVICE), 'own', cash(), AT)
  const listed = (id: string, more: Partial<Entry>) =>
    ({ ...cash(), id, counted_in: null, void_reason: null, ...more }) as Entry
  const others = [
    ...[listed('own', {}), listed('1', { amount_paise: null }), listed('2', { kind: 'cheque' })],
    ...[listed('3', { counted_in: 1 }), listed('4', { void_reason: 'Twice' }), listed('5', { kind: 'upi' })],
  ]
  show(queue, <CountSheet onClose={() => undefined} />, { listed: others })
  screen.getByText('3 envelopes, 1 without an amount')
})

test('the written sums are compared with something that was counted', () => {
  show(entered(null, DEVICE), <CountSheet onClose={() => undefined} />)
  const compare = screen.getByRole('button', { name: words.compare })
  expect(compare.getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(screen.getByLabelText(words.coins), { target: { value: '0' } })
  expect(compare.getAttribute('aria-disabled')).not.toBe('true')
})

test('an entry that waits for a decision is told, and not a network that is there', () => {
  const written = write(entered(null, DEVICE), 'own', cash(), AT)
  const refused = {
    ...written,
    entries: written.entries.map((entry) => ({ ...entry, refused: 'full' as const })),
  }
  show(refused, <CountSheet onClose={() => undefined} />)
  screen.getByText(words.toLookAt(1))
  expect(screen.queryByText(words.countNeedsNetwork)).toBeNull()
})
