// Calls RazorpayX, from whose account hosts are paid (docs/razorpay.md §7.1).
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { CURRENCY } from '@lifafa/contract/money'
import type { ProviderAccess } from '../../settings.ts'
import { fundAccountOf, payoutMode } from '../destination.ts'
import { type PayoutProvider, payoutNotes, providerBalance, providerPayout } from '../objects/payouts.ts'
import type { ProviderListener } from '../provider-listener.ts'
import { pageQuery } from './page-query.ts'
import { openProviderCalls } from './provider-call.ts'
import { listOf, wholeListOf } from './read-rows.ts'

/** Shown on the host's bank statement: at most 30 letters, digits and spaces. */
const NARRATION = `${PRODUCT_NAME} gifts`

const BALANCES = '/banking_balances'

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
    send: ({ id, boxId, number, destination, amountPaise, ...payee }) =>
      call(providerPayout, {
        method: 'POST',
        path: '/payouts',
        headers: { 'X-Payout-Idempotency': id },
        body: {
          account_number: payoutAccount,
          amount: amountPaise,
          currency: CURRENCY,
          mode: payoutMode(destination, amountPaise),
          purpose: 'payout',
          queue_if_low_balance: true,
          reference_id: id,
          narration: NARRATION,
          notes: payoutNotes(boxId, number, destination),
          fund_account: fundAccountOf(destination, payee),
        },
      }),
    fetch: (providerPayoutId) =>
      call(providerPayout, { method: 'GET', path: `/payouts/${encodeURIComponent(providerPayoutId)}` }),
    list(between, skip) {
      const query = pageQuery(between, skip)
      query.set('account_number', payoutAccount)
      return call(listOf(providerPayout, '/payouts', listen), { method: 'GET', path: `/payouts?${query}` })
    },
    async readBalance() {
      const accounts = await call(listOf(providerBalance, BALANCES, listen), {
        method: 'GET',
        path: BALANCES,
      })
      return accounts.find(({ account_number }) => account_number === payoutAccount)?.available_amount
    },
  }
}
