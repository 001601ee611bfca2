// Tests what a helper can do with an entry, or a hand-over, that the server refused.
import { deskWords } from '@lifafa/contract/register/desk-words'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChangeSheet } from './change.tsx'
import { JustSaved, LastEntries, Others, StatusLine, ToDecide } from './entries.tsx'
import {
  answered,
  change,
  changedSince,
  entered,
  keepStored,
  merged,
  newest,
  nextBatch,
  type Refusal,
  strikeOut,
  unsentFiles,
  type Written,
  write,
} from './queue/queue.ts'
import { AT, cash, DEVICE, HANDOVER } from './test/samples.ts'
import { show } from './test/show.tsx'

const words = deskWords.en

function queueWith(code: Refusal) {
  const queue = write(entered(null, DEVICE), 'e', cash(), AT)
  return answered(queue, nextBatch(queue), [{ id: 'e', result: 'refused', code }])
}

test('an entry for which there is no room is saved as a file, and then leaves the device', () => {
  const queue = queueWith('full')
  const { keepStored } = show(queue, <ToDecide entries={queue.entries} onChange={() => undefined} />)
  expect(screen.queryByRole('button', { name: words.unsentFile })).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: words.removeSaved }))
  expect(keepStored).toHaveBeenCalledWith('e')
})

test.each([
  [null, 1],
  [3, 0],
])('an entry that count %s has closed has %i buttons to undo it', (countedIn, buttons) => {
  const queue = write(entered(null, DEVICE), 'e', cash(), AT)
  const entry = { ...(queue.entries[0] as Written), countedIn }
  show(queue, <JustSaved entry={entry} onUndo={() => undefined} />)
  expect(screen.queryAllByRole('button', { name: words.undo })).toHaveLength(buttons)
})

test('only what is in an envelope gets a number to be written on one', () => {
  for (const kind of ['cash', 'upi'] as const) {
    const queue = write(entered(null, DEVICE), 'e', { ...cash(), kind }, AT)
    show(queue, <JustSaved entry={queue.entries[0] as Written} onUndo={() => undefined} />)
  }
  expect(screen.getAllByText(/A-1/).map((line) => line.textContent)).toEqual([
    words.writeNumber('A-1'),
    'A-1',
  ])
})

test('the last entries say that a tap corrects them, where it does', () => {
  const { entries } = write(entered(null, DEVICE), 'e', cash(), AT)
  show(entered(null, DEVICE), <LastEntries entries={entries} />)
  expect(screen.queryByText(words.tapToCorrect)).toBeNull()
  show(entered(null, DEVICE), <LastEntries entries={entries} onChange={() => undefined} />)
  screen.getByText(words.tapToCorrect)
})

test('a gift without a name has a dash in the list of others', () => {
  const other = {
    id: 'o',
    number: 'B-1',
    name: '',
    village: '',
    amount_paise: null,
    online: false,
    given_at: AT,
  }
  show(entered(null, DEVICE), <Others />, { others: [other] })
  screen.getByText('—')
})

test('a hand-over that was refused waits for nothing, says why, and is removed once it is in a file', () => {
  const queue = entered(null, DEVICE)
  const refused = { ...HANDOVER, refused: registerSentences.handoversFull }
  const parts = [
    <StatusLine key="status" />,
    <ToDecide key="decide" entries={[]} onChange={() => undefined} />,
  ]
  const { removeHandover } = show(queue, parts, { handovers: [refused] })
  screen.getByText(words.allSaved)
  screen.getByText(`· ${words.toLookAt(1)}`)
  screen.getByText(registerSentences.handoversFull)
  screen.getByRole('button', { name: words.unsentFile })
  fireEvent.click(screen.getByRole('button', { name: words.removeSaved }))
  expect(removeHandover).toHaveBeenCalledWith(HANDOVER.id)
})

test('a reason that the server would not read is refused at its field', () => {
  const queue = queueWith('invalid')
  const [entry] = queue.entries
  if (!entry) throw new Error('It is there.')
  const { strikeOut } = show(queue, <ChangeSheet entry={entry} onClose={() => undefined} />)
  const reason = screen.getByLabelText(words.strikeOutReason)
  const strike = (text: string) => {
    fireEvent.change(reason, { target: { value: text } })
    fireEvent.submit(reason.closest('form') as HTMLFormElement)
  }
  strike('x'.repeat(201))
  expect(strikeOut).not.toHaveBeenCalled()
  expect(reason.getAttribute('aria-invalid')).toBe('true')
  strike(' Twice ')
  expect(strikeOut).toHaveBeenCalledWith(entry, 'Twice')
})

test('an entry whose striking out the server could not read is struck out again, or goes on', () => {
  const written = write(entered(null, DEVICE), 'e', cash(), AT)
  const sent = answered(written, nextBatch(written), [{ id: 'e', result: 'stored' }])
  const struck = strikeOut(sent, 'e', 'a.com', AT)
  const refused = answered(struck, nextBatch(struck), [{ id: 'e', result: 'refused', code: 'invalid' }])
  expect(changedSince(struck, struck.entries[0] as Written)).toBe('voided')
  expect(changedSince(refused, refused.entries[0] as Written)).toBeUndefined()
  expect(nextBatch(strikeOut(refused, 'e', 'Gone', AT))).toMatchObject([{ version: 2, void_reason: 'Gone' }])
  expect(nextBatch(change(refused, 'e', cash(), AT))).toMatchObject([{ version: 2, void_reason: '' }])
  const next = write(refused, 'f', { ...cash(), family: 'Ramesh Sharma' }, AT)
  expect(next.entries.map((entry) => newest(entry).void_reason)).toEqual(['a.com', ''])
})

test('an entry for which the register has no room is in the file of this device, until it is removed', () => {
  const full = queueWith('full')
  expect(unsentFiles(merged(full, [], true), [])).toMatchObject([{ letter: 'A', versions: [{ id: 'e' }] }])
  expect(keepStored(full, 'e', undefined)).toMatchObject({ entries: [], device: { next: 2 } })
})
