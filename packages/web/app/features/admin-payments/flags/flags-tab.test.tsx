// Tests that nothing which needs an administrator is left out: disputes that cannot be read, flags beyond those that a call takes.
import { adminListFlags, type FlaggedPayment, MAX_FLAGS } from '@lifafa/contract/endpoints/admin/flags'
import { adminDisputeSentences } from '@lifafa/contract/sentences/admin/disputes'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminSession } from '../../../lib/session/admin-session.ts'
import { show } from '../../../test/show.tsx'
import { FlagsTab } from './flags-tab.tsx'

let payments: FlaggedPayment[] = []
const posted: { flags: string[] }[] = []

beforeEach(() => {
  const user = { id: 'a', name: 'Kavita', email: 'kavita@example.com' }
  adminSession.signIn({ access: 'access', refresh: 'refresh', user })
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') posted.push(JSON.parse(String(body)))
    if (method === 'POST') return Promise.resolve(Response.json({ success: true, message: 'Done.' }))
    if (!url.includes(`${adminListFlags.path}?`))
      return Promise.resolve(Response.json({ success: false }, { status: 400 }))
    const pagination = { total: payments.length, total_pages: 1, current_page: 1 }
    return Promise.resolve(Response.json({ success: true, payments, kinds: [], pagination }))
  })
})

afterEach(() => {
  payments = []
  posted.length = 0
  vi.unstubAllGlobals()
})

test('the page does not look as if there were no disputes where they cannot be read', async () => {
  show(<FlagsTab />, '/?tab=flags')
  await screen.findByText(new RegExp(`^${adminDisputeSentences.failed}`))
  await screen.findByText(sentences.noFlags)
})

test('a press marks as many flags of a settlement as a call takes', async () => {
  const flagOf = (index: number): FlaggedPayment['flags'][number] => ({
    ...{ id: `flag-${index}`, kind: 'settlement-line', payment_id: null, settlement_id: 'setl_1' },
    detail: { line: 'unknown-payment', entity_id: `pay_${index}`, line_paise: 100 },
    ...{ raised_at: '2026-11-21T10:00:00.000Z', resolved_at: null, looked_at: null },
  })
  const about = { payment_id: null, amount_paise: 1, currency: 'INR', guest: null, box: null, host: null }
  const flags = Array.from({ length: MAX_FLAGS + 1 }, (_, index) => flagOf(index))
  payments = [{ ...about, settlement_id: 'setl_1', flags }]
  show(<FlagsTab />, '/?tab=flags')
  fireEvent.click(await screen.findByRole('button', { name: sentences.markLookedAt }))
  await waitFor(() => expect(posted.map(({ flags: of }) => of.length)).toEqual([MAX_FLAGS]))
})
