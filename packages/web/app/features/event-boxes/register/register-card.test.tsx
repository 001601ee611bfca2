// Tests the register on the page of a box: when its cash can be counted, and how it loads.
import type { Split } from '@lifafa/contract/endpoints/register/split'
import { hostRegisterSentences } from '@lifafa/contract/sentences/host/register'
import { writtenGiftSentences } from '@lifafa/contract/sentences/written-gifts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, asHost, BOX } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import type { EventBoxDetail } from '../event-box-query.ts'
import { RegisterCard } from './register-card.tsx'

asHost()

test.each([
  ['envelopes without an amount', 0, 100, 1],
  ['counted cash alone', 1_100_00, 0, 0],
])('%s: %i paise, %i envelopes to count, %i buttons', async (_of, cash_paise, entries, buttons) => {
  const counted = { counts: [], handovers: [], open: { entries, without_amount: entries } }
  const calls = answer(async () => Response.json({ ...counted, desks: [] }))
  const register = { cash_paise, cheque_paise: 0, written: 100 } as Split
  show(<RegisterCard detail={{ gift_book: BOX, register } as EventBoxDetail} />)
  const count = () => screen.queryAllByRole('button', { name: writtenGiftSentences.countCash })
  await waitFor(() => expect(count()).toHaveLength(buttons))
  expect(calls.mock.calls.some(([url]) => url.endsWith('/counts'))).toBe(true)
  expect(screen.queryByText(hostRegisterSentences.failed)).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a placeholder keeps the place of the desks while they load', () => {
  answer(() => new Promise(() => {}))
  show(<RegisterCard detail={{ gift_book: BOX, register: { written: 100 } as Split } as EventBoxDetail} />)
  expect(screen.getByRole('status')).toBeTruthy()
})
