// Compares the provider's list of payments with ours: what was paid for an order that we ask about no more is there.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import type { ProviderPayment } from '../../../provider/provider.ts'
import { syncProviderList } from '../../../provider/sync-provider-list.ts'
import type { Services } from '../../../services.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { syncRefunds } from '../refund/sync-refunds.ts'
import { ALLOWED_FROM } from '../rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Banks may say yes three days after a payment was begun, by another page of the provider's five (docs/razorpay.md §2.3). */
const OVERLAP_MS = 5 * DAY_MS
const REST_MS = DAY_MS

type Deps = Pick<Services, 'db' | 'jobs' | 'provider' | 'providerSettings'> & {
  now: Date
  signal: AbortSignal
}

/** Each payment that has come further than we know goes through the one door; at most once a day. Throws ProviderError. */
export function syncListedPayments(deps: Deps): Promise<void> {
  const { db, provider, providerSettings } = deps
  const list = {
    name: 'payments',
    page: provider.listPayments,
    overlapMs: OVERLAP_MS,
    restMs: REST_MS,
  } as const
  return syncProviderList({ ...deps, keyMode: keyModeOf(providerSettings.keyId) }, list, async (listed) => {
    for (const payment of await newsAmong(db, listed)) {
      await applyPayment(deps, payment)
      if (payment.amount_refunded) await syncRefunds(deps, payment.id)
    }
  })
}

/** Payments of orders that are not ours are left alone: the list of orders tells which are. */
async function newsAmong(db: Kysely<Database>, listed: ProviderPayment[]): Promise<ProviderPayment[]> {
  if (listed.length === 0) return []
  const ours = await db
    .selectFrom('payment_orders')
    .select('provider_order_id')
    .where(
      'provider_order_id',
      'in',
      listed.map(({ order_id }) => order_id ?? ''),
    )
    .execute()
  const known = await db
    .selectFrom('payments')
    .select(['id', 'status'])
    .where(
      'id',
      'in',
      listed.map(({ id }) => id),
    )
    .execute()
  const orders = new Set(ours.map(({ provider_order_id }) => provider_order_id))
  const standing = new Map(known.map(({ id, status }) => [id, status]))
  return listed.filter(({ id, order_id, status }) => {
    const before = standing.get(id)
    return orders.has(order_id) && (before === undefined || ALLOWED_FROM[status].includes(before))
  })
}
