// Tests a count by two people: it is compared first, and closed with the sums that both have seen.
import { hostRegisterSentences } from '@lifafa/contract/sentences/host/register'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { writtenGiftSentences } from '@lifafa/contract/sentences/written-gifts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answer,
  asHost,
  expectQuestion,
  OPEN,
  openForm,
  submit,
  testSentForm,
  type,
} from '../../../test/sent-form.tsx'
import { show, toasts } from '../../../test/show.tsx'
import { CountDialog } from './count-dialog.tsx'

const sentences = { ...hostRegisterSentences, ...writtenGiftSentences }

const form = {
  content: (
    <CountDialog {...OPEN} giftid="7YWHMfk9JZeLM1g1ZauHuQ" envelopes={{ entries: 100, without_amount: 3 }} />
  ),
  typed: {
    [sentences.notes(500)]: '2',
    [sentences.coins]: '1.50',
    [sentences.firstCounter]: 'Chacha',
    [sentences.secondCounter]: 'Mama',
  },
  ...{ busy: sentences.comparing, failed: sentences.countFailed },
}

const compared = (difference_paise: number, number: number | null = null) => ({
  ...{ success: true, number, entries: 3, expected_cash_paise: 1_001_50 - difference_paise },
  ...{ expected_cheques_paise: 0, counted_cash_paise: 1_001_50, counted_cheques_paise: 0, difference_paise },
})

/** Each call is answered by the next of these. */
function answers(...bodies: object[]) {
  const left = [...bodies]
  return answer(async () => Response.json(left.shift() ?? {}))
}
const bodies = (calls: ReturnType<typeof answers>) =>
  calls.mock.calls.map(([, { body }]) => JSON.parse(String(body)))

asHost()

testSentForm('a count', form)

test('counted notes are not lost to a link without a question', () =>
  expectQuestion(form.content, { [sentences.notes(500)]: '2' }))

test('envelopes are told before anything is typed; those without an amount are in a window beside it', () => {
  show(form.content)
  screen.getByText('100 envelopes, 3 without an amount')
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(sentences.fillIn) })
  expect([link.target, link.search]).toEqual(['_blank', expect.stringContaining('kind=uncounted')])
})

test('a count that agrees is closed with the sums that were shown', async () => {
  const calls = answers(compared(0), compared(0, 2))
  openForm({ ...form, typed: { ...form.typed, [sentences.notes(10)]: '१,०००' } })
  await screen.findByText(sentences.agrees)
  expect(screen.queryByLabelText(sentences.reason)).toBeNull()
  submit()
  await waitFor(() => expect(toasts).toEqual([sentences.countClosed(2)]))
  expect(bodies(calls)).toMatchObject([
    { close: false, notes_500: 2, notes_200: 0, notes_10: 1_000, coins_paise: 1_50, cheques_paise: 0 },
    {
      ...{ close: true, entries: 3, expected_paise: 1_001_50, expected_cheques_paise: 0 },
      id: bodies(calls)[0].id,
    },
  ])
})

test('the written sums are compared with something that was counted', async () => {
  const calls = answers(compared(0))
  const notes = sentences.notes(500)
  openForm({ ...form, typed: { ...form.typed, [notes]: ' ', [sentences.coins]: '' } })
  await screen.findByText(registerSentences.notesWrong)
  expect(calls).not.toHaveBeenCalled()
  type({ [notes]: '0' })
  submit()
  await screen.findByText(sentences.agrees)
})

test('a difference asks for its reason, and who says so', async () => {
  const calls = answers(compared(-500_00), compared(-500_00, 2))
  openForm(form)
  await screen.findByText(sentences.short('₹500'))
  type({ [sentences.reason]: 'A note fell', [sentences.reasonBy]: 'Chacha' })
  submit()
  await waitFor(() => expect(toasts).toEqual([sentences.countClosed(2)]))
  expect(bodies(calls)[1]).toMatchObject({ close: true, reason: 'A note fell', reason_by: 'Chacha' })
})

test('notes that are counted again are compared again', async () => {
  answers(compared(-500_00))
  openForm(form)
  await screen.findByText(sentences.short('₹500'))
  fireEvent.change(screen.getByLabelText(sentences.notes(500)), { target: { value: '3' } })
  await screen.findByRole('button', { name: sentences.compare })
  expect(screen.queryByText(sentences.short('₹500'))).toBeNull()
})
