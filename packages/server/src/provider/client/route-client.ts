// Calls Razorpay's API for linked accounts and transfers (Route, docs/razorpay.md §7.3).
import * as z from 'zod'
import type { ProviderAccess } from '../../settings.ts'
import { PER_PAGE } from '../pages.ts'
import {
  providerLinkedAccount,
  providerReversal,
  providerTransfer,
  type RouteProvider,
  transfersOfOrder,
} from '../route.ts'
import { openProviderCalls } from './provider-call.ts'
import { wholeListOf } from './read-rows.ts'

/** The provider takes no longer reference (docs/razorpay.md §7.3). */
const LONGEST_REFERENCE = 20

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)
const part = encodeURIComponent

/** Has a circuit breaker of its own: an account without this product is answered like one with a wrong key (401). */
export function routeClient(settings: ProviderAccess, openCalls = openProviderCalls): RouteProvider {
  const call = openCalls(settings)
  const transfer = (id: string) => `/transfers/${part(id)}`
  const modify = (id: string, body: object) =>
    call(providerTransfer.extend({ id: z.literal(id) }), { method: 'PATCH', path: transfer(id), body })
  return {
    createLinkedAccount: ({ id, legalName, email, phone, pan, upiId }) =>
      call(providerLinkedAccount, {
        method: 'POST',
        version: 'v2',
        path: '/accounts',
        headers: { 'Idempotency-Key': id },
        body: {
          type: 'route',
          tnc_accepted: true,
          reference_id: id.replaceAll('-', '').slice(-LONGEST_REFERENCE),
          legal_business_name: legalName,
          business_type: 'individual',
          email,
          phone,
          legal_info: { pan },
          settlement_accounts: [
            {
              method: 'upi',
              upi: { vpa: upiId, beneficiary_name: legalName, currency: 'INR', is_default: true },
            },
          ],
        },
      }),
    async fetchLinkedAccount(accountId, productId) {
      const path = `/accounts/${part(accountId)}`
      const get = { method: 'GET', version: 'v2' } as const
      const account = await call(providerLinkedAccount, { ...get, path })
      if (productId === null) return account
      const product = { ...get, path: `${path}/products/${part(productId)}` }
      return { ...account, ...(await call(providerLinkedAccount.pick({ activation_status: true }), product)) }
    },
    fetchTransfer: (id) => call(providerTransfer, { method: 'GET', path: transfer(id) }),
    async listTransfersOfOrder(orderId, signal) {
      const path = `/orders/${part(orderId)}?${part('expand[]')}=transfers`
      const { transfers } = await call(z.object({ transfers: transfersOfOrder }), {
        method: 'GET',
        path,
        signal,
      })
      return transfers
    },
    holdTransfer: (id, until) => modify(id, { on_hold: true, on_hold_until: seconds(until) }),
    releaseTransfer: (id) => modify(id, { on_hold: false }),
    reverseTransfer: (id, amountPaise) =>
      call(providerReversal.extend({ amount: z.literal(amountPaise) }), {
        method: 'POST',
        path: `${transfer(id)}/reversals`,
        body: { amount: amountPaise },
      }),
    // A transfer has fewer reversals than one page holds.
    listReversals: (id) =>
      call(wholeListOf(providerReversal), {
        method: 'GET',
        path: `${transfer(id)}/reversals?count=${PER_PAGE}`,
      }),
  }
}
