// Asks the provider for an order's payments, whatever verify and webhooks reported, and applies them.
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { raise } from '../../../alarms.ts'
import type { Database, Row } from '../../../db/tables.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import type { LiveUpdates } from '../../../live-updates/live-updates.ts'
import type { Listed } from '../../../provider/client/read-rows.ts'
import type { ProviderOrder } from '../../../provider/objects/orders.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import type { PaymentProvider } from '../../../provider/provider.ts'
import { stateOf } from '../../transfers/rules.ts'
import { storeProviderOrder } from '../order/open-order.ts'
import { storeProviderId as storeWaitingId } from '../order/waiting-orders.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { syncRefunds } from '../refund/record-refund.ts'
import { nextCheck } from '../rules/checks.ts'
import { isCaptureOverdue, isSettled } from '../rules/states.ts'
import { refuseUnprocessed } from '../transfer/reconcile-transfer.ts'
import { listMadeTransfers } from '../transfer/store-transfer.ts'

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
 * that arrives later is recorded all the same. Throws ProviderError; then the order is checked again.
 */
export async function reconcileOrder(deps: Deps, order: Row<'payment_orders'>): Promise<void> {
  const { db, now } = deps
  const at = { now, checkAt: now }
  const { attempts, next } = await applyAttempts(deps, order, (found) =>
    storeProviderOrder(db, order, found, at),
  )
  if (isCaptureOverdue(order.created_at, now, attempts))
    raise(deps.log, 'payment-not-captured', { order: order.id })
  await db
    .updateTable('payment_orders')
    .set({
      ...{ check_at: next, updated_at: now },
      ...(next === null && { state: sql`case when state = 'paid' then state else 'abandoned' end` }),
    })
    .where('id', '=', order.id)
    .where('event_box_id', '=', order.event_box_id)
    .execute()
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The same for an order that waits for its box: captured money is flagged, and once no other attempt can be captured it is looked at
 * each day until it is given back. A refunded gift to a box that a restored backup lacks takes its transfer back from the linked
 * account. Throws ProviderError.
 */
export async function reconcileWaiting(deps: Deps, order: Row<'waiting_orders'>): Promise<void> {
  const { db, provider, now } = deps
  const { providerOrderId, attempts, next } = await applyAttempts(deps, order, (found) =>
    storeWaitingId(db, order, found.id),
  )
  if (order.names_lost_box && attempts.some(wasGivenBack) && providerOrderId)
    await reverseOfLostBox(provider, providerOrderId)
  const isHeld = attempts.some(({ status }) => status === 'captured')
  await db
    .updateTable('waiting_orders')
    .set({ check_at: next ?? (isHeld ? new Date(now.getTime() + DAY_MS) : null) })
    .where('id', '=', order.id)
    .where('event_box_id', 'is', null)
    .execute()
}

/** An uncaptured payment never went to a linked account. */
const wasGivenBack = ({ status, captured }: ProviderPayment): boolean =>
  status === 'refunded' && captured !== false

type Known = Pick<
  Row<'waiting_orders'>,
  'id' | 'amount_paise' | 'event_box_id' | 'provider_order_id' | 'created_at'
>

/** `next`: when the order is checked next, null if its payments can no longer change. */
async function applyAttempts(deps: Deps, order: Known, store: (found: ProviderOrder) => Promise<string>) {
  const { db, jobs, live, provider, now } = deps
  const providerOrderId = order.provider_order_id ?? (await findLost(deps, order, store))
  const attempts: Listed<ProviderPayment> =
    providerOrderId === undefined ? [] : await provider.listPaymentsOfOrder(providerOrderId)
  for (const payment of attempts) {
    await applyPayment({ db, jobs, live, now }, payment, order.event_box_id ?? undefined)
    if (payment.amount_refunded) await syncRefunds(deps, payment.id)
  }
  // A payment that could not be parsed may be the captured one.
  const isOver = isSettled(attempts) && !attempts.unparsable
  return {
    ...{ providerOrderId, attempts },
    next: isOver ? null : nextCheck(order.created_at, now, deps.checkAfterMs),
  }
}

/** The process may have ended between the provider's answer and our update. */
async function findLost(
  { provider, log }: Deps,
  order: Known,
  store: (found: ProviderOrder) => Promise<string>,
): Promise<string | undefined> {
  const found = await provider.findOrderByReceipt(order.id)
  if (!found) return undefined
  if (found.amount !== order.amount_paise) {
    raise(log, 'order-amount-differs', { order: order.id, found: found.id })
    return undefined
  }
  return store(found)
}

/**
 * Reverses each transfer whole: the provider would settle it to the host, and the guest has the money, or is about to get it. A
 * settled transfer stays with the host. Throws ProviderError, also while a transfer is not carried out yet.
 */
async function reverseOfLostBox(provider: PaymentProvider, providerOrderId: string): Promise<void> {
  const reported = await provider.fetchOrder(providerOrderId)
  for (const transfer of await listMadeTransfers(provider.route, reported)) {
    refuseUnprocessed(transfer.id, stateOf(transfer))
    const leftPaise = transfer.amount - transfer.amount_reversed
    if (stateOf(transfer) === 'processed' && transfer.settlement_status !== 'settled' && leftPaise > 0)
      await provider.route.reverseTransfer(transfer.id, leftPaise)
  }
}
