// Compares the provider's list of payments with ours, to find payments for orders that are no longer checked.
import { type Kysely, sql } from 'kysely'
import type { Database, Paise, PaymentStatus } from '../../../db/tables.ts'
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

/**
 * Payments of unknown orders are left alone: import-missing-orders.ts decides which orders are ours. Refunds are summed as the provider
 * counts, without lost disputes.
 */
async function listChanged(db: Kysely<Database>, listed: ProviderPayment[]): Promise<ProviderPayment[]> {
  const ordersIn = (table: 'payment_orders' | 'waiting_orders') =>
    db
      .selectFrom(table)
      .select('provider_order_id')
      .where('provider_order_id', '=', sql<string>`any(${listed.map(({ order_id }) => order_id)})`)
      .execute()
  const ours = [...(await ordersIn('payment_orders')), ...(await ordersIn('waiting_orders'))]
  const orders = new Set(ours.map(({ provider_order_id }) => provider_order_id))
  const { rows } = await sql<{ id: string; status: PaymentStatus; refunded: Paise }>`
    select p.id, p.status, coalesce(sum(r.amount_paise), 0)::bigint as refunded
    from payments p left join refunds r on r.payment_id = p.id and r.event_box_id = p.event_box_id
      and r.kind <> 'dispute' and r.state in ('sent', 'processed')
    where p.id = any(${listed.map(({ id }) => id)})
    group by p.id, p.status`.execute(db)
  const known = new Map(rows.map((row) => [row.id, row]))
  return listed.filter(({ id, order_id, status, amount_refunded }) => {
    const before = known.get(id)
    const isFurther = before === undefined || ALLOWED_FROM[status].includes(before.status)
    return orders.has(order_id) && (isFurther || (amount_refunded ?? 0) > before.refunded)
  })
}
