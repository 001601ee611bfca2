// Calls RazorpayX, from whose account hosts are paid (docs/razorpay.md §7.1).
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { CURRENCY } from '@lifafa/contract/money'
import type { ProviderAccess } from '../../settings.ts'
import { type PayoutNotes, type PayoutProvider, providerPayout } from '../objects/payouts.ts'
import type { ProviderListener } from '../provider-listener.ts'
import { pageQuery } from './page-query.ts'
import { openProviderCalls } from './provider-call.ts'
import { listOf, wholeListOf } from './read-rows.ts'

/** Shown on the host's bank statement: at most 30 letters, digits and spaces. */
const NARRATION = `${PRODUCT_NAME} gifts`

/** Has a circuit breaker of its own: while payouts fail, guests can still pay. */
export function payoutClient(
  settings: ProviderAccess,
  listen?: ProviderListener,
  openCalls = openProviderCalls,
): PayoutProvider | undefined {
  const { payoutAccount } = settings
  if (payoutAccount === undefined) return undefined
  const call = openCalls(settings, listen)
  return {
    async find(id) {
      const query = new URLSearchParams({ account_number: payoutAccount, reference_id: id })
      // A payout that is missed would be sent a second time.
      const items = await call(wholeListOf(providerPayout), { method: 'GET', path: `/payouts?${query}` })
      return items.find((item) => item.reference_id === id)
    },
    send: ({ id, boxId, number, hostId, payeeName, upiId, amountPaise }) =>
      call(providerPayout, {
        method: 'POST',
        path: '/payouts',
        headers: { 'X-Payout-Idempotency': id },
        body: {
          account_number: payoutAccount,
          amount: amountPaise,
          currency: CURRENCY,
          mode: 'UPI',
          purpose: 'payout',
          queue_if_low_balance: true,
          reference_id: id,
          narration: NARRATION,
          notes: { event_box: boxId, piece: String(number), upi_id: upiId } satisfies PayoutNotes,
          fund_account: {
            account_type: 'vpa',
            vpa: { address: upiId },
            contact: { name: payeeName, type: 'customer', reference_id: hostId },
          },
        },
      }),
    fetch: (providerPayoutId) =>
      call(providerPayout, { method: 'GET', path: `/payouts/${encodeURIComponent(providerPayoutId)}` }),
    list(between, skip) {
      const query = pageQuery(between, skip)
      query.set('account_number', payoutAccount)
      return call(listOf(providerPayout, '/payouts', listen), { method: 'GET', path: `/payouts?${query}` })
    },
  }
}
