// Tests that nothing which needs an administrator is left out, and what a row says: a dispute's reason, a settlement's amount.
import { adminListFlags, type FlaggedPayment, MAX_FLAGS } from '@lifafa/contract/endpoints/admin/flags'
import type { ListedDispute } from '@lifafa/contract/endpoints/admin/to-do'
import type { FlagDetail } from '@lifafa/contract/review-flags'
import { adminDisputeSentences } from '@lifafa/contract/sentences/admin/disputes'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { reviewFlagSentences } from '@lifafa/contract/sentences/admin/review-flags'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminSession } from '../../../lib/session/admin-session.ts'
import { show } from '../../../test/show.tsx'
import { FlagsTab } from './flags-tab.tsx'

let payments: FlaggedPayment[] = []
let disputes: ListedDispute[] | undefined
const posted: { flags: string[] }[] = []

beforeEach(() => {
  const user = { id: 'a', name: 'Kavita', email: 'kavita@example.com' }
  adminSession.signIn({ access: 'access', refresh: 'refresh', user })
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') posted.push(JSON.parse(String(body)))
    if (method === 'POST') return Promise.resolve(Response.json({ success: true, message: 'Done.' }))
    if (!url.includes(`${adminListFlags.path}?`))
      return Promise.resolve(
        disputes
          ? Response.json({ success: true, disputes })
          : Response.json({ success: false }, { status: 400 }),
      )
    const pagination = { total: payments.length, total_pages: 1, current_page: 1 }
    return Promise.resolve(Response.json({ success: true, payments, kinds: [], pagination }))
  })
})

afterEach(() => {
  payments = []
  disputes = undefined
  posted.length = 0
  vi.unstubAllGlobals()
})

test('the page does not look as if there were no disputes where they cannot be read', async () => {
  show(<FlagsTab />, '/?tab=flags')
  await screen.findByText(new RegExp(`^${adminDisputeSentences.failed}`))
  await screen.findByText(sentences.noFlags)
})

const AT = '2026-11-21T10:00:00.000Z'
const flagOf = (index: number, detail: FlagDetail): FlaggedPayment['flags'][number] => ({
  ...{ id: `flag-${index}`, kind: 'settlement-line', payment_id: null, settlement_id: 'setl_1' },
  detail,
  ...{ raised_at: AT, resolved_at: null, looked_at: null },
})
const NOBODY = { payment_id: null, currency: 'INR', guest: null, box: null, host: null }

test('a settlement with one wrong line shows the line’s amount, under the name of the filter', async () => {
  const flag = flagOf(1, { line: 'unknown-adjustment', entity_id: 'adj_1', line_paise: -11_80 })
  payments = [{ ...NOBODY, settlement_id: 'setl_1', amount_paise: 97_600_94, flags: [flag] }]
  show(<FlagsTab />, '/?tab=flags')
  await screen.findByText('−₹11.80')
  screen.getByText(reviewFlagSentences.kinds['settlement-line'].name)
})

test('a dispute whose reason is its phase says it once', async () => {
  const dispute = {
    id: 'disp_1',
    group: 'answer-now',
    phase: 'chargeback',
    status: 'open',
    payment_id: 'pay_1',
  }
  const why = { amount_paise: 501_00, reason_code: 'chargeback', respond_by: null, updated_at: AT }
  disputes = [
    { ...NOBODY, ...dispute, ...why, host_id: null, provider_url: 'https://x.test' } as ListedDispute,
  ]
  show(<FlagsTab />, '/?tab=flags')
  const phase = await screen.findByText(adminDisputeSentences.phases.chargeback)
  expect(phase.parentElement?.textContent).toBe('Chargeback · disp_1')
})

test('a press marks as many flags of a settlement as a call takes', async () => {
  const flags = Array.from({ length: MAX_FLAGS + 1 }, (_, index) =>
    flagOf(index, { line: 'unknown-payment', entity_id: `pay_${index}`, line_paise: 100 }),
  )
  payments = [{ ...NOBODY, settlement_id: 'setl_1', amount_paise: 1, flags }]
  show(<FlagsTab />, '/?tab=flags')
  fireEvent.click(await screen.findByRole('button', { name: sentences.markLookedAt }))
  await waitFor(() => expect(posted.map(({ flags: of }) => of.length)).toEqual([MAX_FLAGS]))
})
