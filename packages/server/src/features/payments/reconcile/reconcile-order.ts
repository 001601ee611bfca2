// Asks the provider for an order's payments, whatever verify and webhooks reported, and applies them.
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { raise } from '../../../alarms.ts'
import type { Database, Row } from '../../../db/tables.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import type { LiveUpdates } from '../../../live-updates/live-updates.ts'
import type { Listed } from '../../../provider/client/read-rows.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import type { PaymentProvider } from '../../../provider/provider.ts'
import { storeProviderOrder } from '../order/store-provider-id.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { syncRefunds } from '../refund/sync-refunds.ts'
import { nextCheck } from '../rules/checks.ts'
import { isCaptureOverdue, isSettled } from '../rules/states.ts'
import { reverseOfLostBox } from '../transfer/reverse-of-lost-box.ts'

type Deps = {
  db: Kysely<Database>
  jobs: Jobs
  live: LiveUpdates
  provider: PaymentProvider
  checkAfterMs: readonly number[]
  now: Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Each of the order's payments is applied by applyPayment. An order that is unpaid at its last check is abandoned; money
 * that arrives later is recorded all the same. Of a refunded gift to a box that a restored backup lacks, what went to a linked
 * account is taken back. Throws ProviderError; then the order is checked again.
 */
export async function reconcileOrder(deps: Deps, order: Row<'payment_orders'>): Promise<void> {
  const { db, jobs, live, provider, now } = deps
  const providerOrderId = order.provider_order_id ?? (await findLost(deps, order))
  const attempts: Listed<ProviderPayment> =
    providerOrderId === undefined ? [] : await provider.listPaymentsOfOrder(providerOrderId)
  for (const payment of attempts) {
    await applyPayment({ db, jobs, live, now }, payment)
    if (payment.amount_refunded) await syncRefunds(deps, payment.id)
  }
  if (order.names_lost_box && attempts.some(wasGivenBack) && providerOrderId)
    await reverseOfLostBox(provider, providerOrderId)
  if (isCaptureOverdue(order.created_at, now, attempts))
    raise(deps.log, 'payment-not-captured', { order: order.id })
  // A payment that could not be parsed may be the captured one.
  const next =
    isSettled(attempts) && !attempts.unread ? null : nextCheck(order.created_at, now, deps.checkAfterMs)
  await db
    .updateTable('payment_orders')
    .set({
      ...{ check_at: next, updated_at: now },
      ...(next === null && { state: sql`case state when 'paid' then state else 'abandoned' end` }),
    })
    .where('id', '=', order.id)
    .execute()
}

/** What was never captured, never went to a linked account. */
const wasGivenBack = ({ status, captured }: ProviderPayment): boolean =>
  status === 'refunded' && captured !== false

/** The process may have ended between the provider's answer and our update. */
async function findLost(deps: Deps, order: Row<'payment_orders'>): Promise<string | undefined> {
  const found = await deps.provider.findOrderByReceipt(order.id)
  if (!found) return undefined
  if (found.amount !== order.amount_paise) {
    raise(deps.log, 'order-amount-differs', { order: order.id, found: found.id })
    return undefined
  }
  return storeProviderOrder(deps.db, order, found, { now: deps.now, checkAt: deps.now })
}
