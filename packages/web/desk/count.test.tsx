// Tests how the money of a count is read, and what is to be counted.
import type { Entry } from '@lifafa/contract/endpoints/register/entry'
import { deskWords } from '@lifafa/contract/register/desk-words'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ApiError } from '../app/lib/network/api-error.ts'
import { CountSheet } from './count.tsx'
import { DeskScreen } from './desk-screen.tsx'
import { entered, write } from './queue/queue.ts'
import { AT, cash, DEVICE } from './test/samples.ts'
import { show } from './test/show.tsx'

const words = deskWords.en

function Counting() {
  const [typed, onType] = useState<Record<string, string>>({})
  return <CountSheet {...{ typed, onType }} onClose={() => undefined} />
}

test('coins and cheques are counted to the paisa', () => {
  const { count } = show(entered(null, DEVICE), <Counting />)
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
  show(queue, <Counting />, { listed: others })
  screen.getByText('3 envelopes, 1 without an amount')
})

test('the written sums are compared with something that was counted', () => {
  show(entered(null, DEVICE), <Counting />)
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
  show(refused, <Counting />)
  screen.getByText(words.toLookAt(1))
  expect(screen.queryByText(words.countNeedsNetwork)).toBeNull()
})

test.each([
  ['sums that are old', { status: 409, code: 'countChanged' }, words.compare],
  ['one person', { status: 400, code: 'invalidInput', errors: { second_counter: ['x'] } }, words.compare],
  ['no reason', { status: 400, code: 'invalidInput', errors: { reason: ['x'] } }, words.closeCount],
  ['no network', {}, words.closeCount],
] as const)('a count that is refused for %s goes on where that can be mended', async (_why, why, next) => {
  const { count } = show(entered(null, DEVICE), <Counting />)
  const sums = { entries: 1, expected_cash_paise: 100, expected_cheques_paise: 0, difference_paise: -100 }
  const compared = { ...sums, number: null, counted_cash_paise: 0, counted_cheques_paise: 0 }
  count.mockReturnValueOnce(Promise.resolve(compared) as Promise<never>)
  count.mockImplementationOnce(async () => {
    throw new ApiError(why as object)
  })
  fireEvent.change(screen.getByLabelText(words.coins), { target: { value: '0' } })
  fireEvent.click(screen.getByRole('button', { name: words.compare }))
  fireEvent.click(await screen.findByRole('button', { name: words.closeCount }))
  await waitFor(() => expect(count).toHaveBeenCalledTimes(2))
  const seen = { close: true, entries: 1, expected_paise: 100, expected_cheques_paise: 0 }
  expect(count).toHaveBeenLastCalledWith(expect.objectContaining(seen))
  const sentence = await screen.findByText(new RegExp(`${words.unreachable}|${words.failed}|^x$`))
  // At the top, beside the names of the two.
  expect(sentence.compareDocumentPosition(screen.getByText(words.countText))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  screen.getByRole('button', { name: next })
})

test('a count says before it is closed that it is final, and afterwards what was counted', async () => {
  const { count } = show(entered(null, DEVICE), <Counting />)
  const sums = {
    entries: 1,
    expected_cash_paise: 100_00,
    expected_cheques_paise: 0,
    difference_paise: -25_00,
  }
  const compared = { ...sums, counted_cash_paise: 75_00, counted_cheques_paise: 0 }
  for (const number of [null, 1])
    count.mockReturnValueOnce(Promise.resolve({ ...compared, number }) as Promise<never>)
  fireEvent.change(screen.getByLabelText(words.coins), { target: { value: '75' } })
  fireEvent.click(screen.getByRole('button', { name: words.compare }))
  await screen.findByText(`${words.differenceStays} ${words.isFinal}`)
  fireEvent.click(screen.getByRole('button', { name: words.closeCount }))
  await screen.findByText(words.countClosed(1))
  screen.getByText('₹75')
  screen.getByText(words.hostHasSheet)
})

test('a sheet that was closed by mistake has what was counted when it is opened again', () => {
  show(entered(null, DEVICE), <DeskScreen />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const open = () => {
    press(words.menu)
    press(words.countCash)
    return screen.getByLabelText<HTMLInputElement>(words.notes(500))
  }
  fireEvent.change(open(), { target: { value: '38' } })
  press(words.close)
  expect(open().value).toBe('38')
})
