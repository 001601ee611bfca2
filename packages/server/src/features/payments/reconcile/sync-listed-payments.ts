// Compares the provider's list of payments with ours, to find payments for orders that are no longer checked.
import { type Kysely, sql } from 'kysely'
import type { Database, Paise } from '../../../db/tables.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { syncProviderList } from '../../../provider/sync-provider-list.ts'
import type { Services } from '../../../services.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { syncRefunds } from '../refund/record-refund.ts'
import { ALLOWED_FROM } from '../rules/states.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Banks may confirm a payment three days after it was begun; another page of the provider says five
 * (docs/razorpay.md §2.3).
 */
const OVERLAP_MS = 5 * DAY_MS
const REST_MS = DAY_MS

type Deps = Pick<Services, 'db' | 'jobs' | 'live' | 'provider' | 'providerSettings'> & {
  now: Date
  signal: AbortSignal
}

/**
 * Applies each payment whose status is further than ours, by applyPayment, and records refunds of which we lack some: the process may have
 * ended between the two. At most once a day. Throws ProviderError.
 */
export function syncListedPayments(deps: Deps): Promise<void> {
  const { db, provider, providerSettings } = deps
  const list = {
    name: 'payments',
    page: provider.listPayments,
    overlapMs: OVERLAP_MS,
    restMs: REST_MS,
  } as const
  return syncProviderList({ ...deps, keyMode: keyModeOf(providerSettings.keyId) }, list, async (listed) => {
    for (const payment of await listChanged(db, listed)) {
      await applyPayment(deps, payment)
      if (payment.amount_refunded) await syncRefunds(deps, payment.id)
    }
  })
}

/** Payments of unknown orders are left alone: import-missing-orders.ts decides which orders are ours. */
async function listChanged(db: Kysely<Database>, listed: ProviderPayment[]): Promise<ProviderPayment[]> {
  const named = sql<string>`any(${listed.map(({ order_id }) => order_id)})`
  const ours = await db
    .selectFrom('payment_orders')
    .select('provider_order_id')
    .where('provider_order_id', '=', named)
    .execute()
  const waiting = await db
    .selectFrom('waiting_orders')
    .select('provider_order_id')
    .where('provider_order_id', '=', named)
    .execute()
  const known = await db
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('id', '=', sql<string>`any(${listed.map(({ id }) => id)})`)
    .execute()
  const refunded = await refundedPaise(
    db,
    known.map(({ id }) => id),
  )
  const orders = new Set([...ours, ...waiting].map(({ provider_order_id }) => provider_order_id))
  const knownStatus = new Map(known.map(({ id, status }) => [id, status]))
  return listed.filter(({ id, order_id, status, amount_refunded }) => {
    const before = knownStatus.get(id)
    const isFurther = before === undefined || ALLOWED_FROM[status].includes(before)
    return orders.has(order_id) && (isFurther || (amount_refunded ?? 0) > (refunded.get(id) ?? 0))
  })
}

/** By payment, as the provider counts: without lost disputes. */
async function refundedPaise(
  db: Kysely<Database>,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, Paise>> {
  const rows = await db
    .selectFrom('refunds')
    .select(['payment_id', sql<Paise>`sum(amount_paise)::bigint`.as('paise')])
    .where('payment_id', '=', sql<string>`any(${paymentIds})`)
    .where('kind', '<>', 'dispute')
    .where('state', 'in', ['sent', 'processed'])
    .groupBy('payment_id')
    .execute()
  return new Map(rows.map(({ payment_id, paise }) => [payment_id, paise]))
}
