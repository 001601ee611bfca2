// Tests that a deposit of a count is noted, shown, changed and taken back.
import type { ClosedCount } from '@lifafa/contract/endpoints/register/counts'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { hostRegisterSentences } from '@lifafa/contract/sentences/host/register'
import { hostRegisterRefusals } from '@lifafa/contract/sentences/host/register-refusals'
import { writtenGiftSentences } from '@lifafa/contract/sentences/written-gifts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answer,
  asHost,
  input,
  OPEN,
  openForm,
  submit,
  testSentForm,
  type,
} from '../../../test/sent-form.tsx'
import { show, toasts } from '../../../test/show.tsx'
import { CountList } from './count-list.tsx'
import { DepositDialog } from './deposit-dialog.tsx'

const sentences = { ...hostRegisterSentences, ...writtenGiftSentences }

const count: ClosedCount = {
  ...{ number: 1, desk: null, first_counter: 'Chacha', second_counter: 'Mama' },
  ...{ counted_at: '2026-11-28T18:00:00.000Z', notes_500: 116, notes_200: 0, notes_100: 0, notes_50: 0 },
  ...{ notes_20: 0, notes_10: 0, coins_paise: 50, cheques: 0, entries: 9 },
  ...{ expected_cash_paise: 58_000_50, expected_cheques_paise: 0, difference_paise: 0 },
  ...{ counted_cash_paise: 58_000_50, counted_cheques_paise: 0 },
  ...{ reason: '', reason_by: '', late: 0, deposit: null },
}
const deposit = { day: '2026-11-30', amount_paise: 58_000_00, by: 'रमेश' }
const box = { giftid: '7YWHMfk9JZeLM1g1ZauHuQ', name: 'Asha weds Rohan' }

const form = {
  content: <DepositDialog {...OPEN} giftid={box.giftid} count={count} />,
  typed: { [sentences.depositDay]: '2026-11-30', [sentences.depositBy]: 'रमेश' },
  ...{ busy: labelSentences.saving, failed: sentences.depositFailed },
}

asHost()

testSentForm('a deposit', form)

test('all that was counted is the amount, until another one is typed', async () => {
  const calls = answer(async () => Response.json({ success: true }))
  openForm({ ...form, prepare: () => expect(input(sentences.amount).value).toBe('58000.5') })
  await waitFor(() => expect(toasts).toEqual([sentences.depositNoted]))
  const [url, { method, body }] = calls.mock.calls[0] ?? ['', {}]
  expect([url, method]).toEqual([expect.stringMatching(/\/counts\/1\/deposit$/), 'PUT'])
  expect(JSON.parse(String(body))).toEqual({ ...deposit, amount_paise: 58_000_50 })
})

test('a deposit of nothing by nobody is not sent', async () => {
  const calls = answer(async () => Response.json({ success: true }))
  show(form.content)
  type({ [sentences.depositDay]: '', [sentences.amount]: '' })
  submit()
  for (const name of ['depositDayWrong', 'depositAmountWrong', 'depositorRequired'] as const)
    await screen.findByText(hostRegisterRefusals[name])
  expect(calls).not.toHaveBeenCalled()
})

test('a noted deposit can be taken back', async () => {
  const calls = answer(async () => Response.json({ success: true }))
  show(<DepositDialog {...OPEN} giftid={box.giftid} count={{ ...count, deposit }} />)
  expect(input(sentences.amount).value).toBe('58000')
  fireEvent.click(screen.getByRole('button', { name: sentences.removeDeposit }))
  await waitFor(() => expect(toasts).toEqual([sentences.depositRemoved]))
  expect(calls.mock.calls.map(([, { method }]) => method)).toEqual(['DELETE'])
})

test('the list shows a deposit as it was noted, and offers none where nothing was counted', () => {
  const nothing = { ...count, number: 2, counted_cash_paise: 0 }
  show(<CountList box={box} counts={[nothing, { ...count, deposit }]} handovers={[]} desks={[]} />)
  screen.getByText(sentences.inBank('₹58,000', 'November 30, 2026', 'रमेश'))
  screen.getByRole('button', { name: sentences.changeDeposit })
  expect(screen.queryByRole('button', { name: sentences.noteDeposit })).toBeNull()
})
