// Applies a payment, once: the single entry point for verify, webhooks and reconciliation (decision 6).
import { hasEnded } from '@lifafa/contract/event-timing'
import { CURRENCY } from '@lifafa/contract/money'
import { type Kysely, sql, type Transaction } from 'kysely'
import { postUnallocatedRefunds } from '../../../books/post-refunds.ts'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database } from '../../../db/tables.ts'
import { inOneStatement, inRepeatableTransaction } from '../../../db/transaction.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import type { LiveUpdates, NewContribution } from '../../../live-updates/live-updates.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { raiseFlag } from '../../../review-flags/writes.ts'
import { notePaymentOfWaiting } from '../order/waiting-orders.ts'
import { findOrderBy } from '../reads/orders.ts'
import { refundDuplicatePayment } from '../refund/request-refund.ts'
import { applyEarlierRefunds } from '../refund/reverse-contribution.ts'
import { postTransfer, scheduleTransferCheck } from '../transfer/post-transfer.ts'
import { postGatewayFee, type Recorded, recordContribution, storePayment } from './record-contribution.ts'

export type Applied =
  /** This call made the contribution. */
  | 'contributed'
  /** The contribution existed before: for the caller that is success too. */
  | 'already'
  /** Another payment had paid the order: this one is refunded to the guest. */
  | 'refunding'
  /** Not captured, of another currency, or of an order that waits for its box. */
  | 'noted'
  /** The order is not one of ours. */
  | 'unknown-order'

type Deps = { db: Kysely<Database>; jobs: Jobs; live: LiveUpdates; now: Date }

/** `made`: the contribution that this call made. */
type Outcome = { applied: Applied; made?: NewContribution }

/**
 * Applies a payment as the provider answers it, fetched or listed: never as a browser or a webhook reports it.
 * `boxId`: of its order, where the caller knows it.
 */
export async function applyPayment(
  { db, jobs, live, now }: Deps,
  payment: ProviderPayment,
  boxId?: string,
): Promise<Applied> {
  const fast = boxId === undefined ? undefined : await applyWithoutFollowUp(db, payment, boxId, now)
  const { applied, made } =
    fast ?? (await inRepeatableTransaction(db, (trx) => applyWhereItIs(trx, jobs, payment, boxId, now)))
  if (made) live.publish(made)
  return applied
}

/** Fast path in one statement. Undefined: not applicable, or outcome unknown. The idempotent transaction then runs. */
const applyWithoutFollowUp = (
  db: Kysely<Database>,
  payment: ProviderPayment,
  boxId: string,
  now: Date,
): Promise<Outcome | undefined> =>
  inOneStatement(async () => {
    if (!isContribution(payment)) return undefined
    const recorded = await recordContribution(db, payment, boxId, now, { withoutFollowUp: true })
    return recorded && contributed(recorded)
  })

async function applyWhereItIs(
  trx: Transaction<Database>,
  jobs: Jobs,
  payment: ProviderPayment,
  boxId: string | undefined,
  now: Date,
): Promise<Outcome> {
  const applied = boxId === undefined ? undefined : await applyInBox(trx, jobs, payment, boxId, now)
  if (applied) return applied
  const order = await findOrderBy(trx, 'provider_order_id', payment.order_id)
  const found = order ? { boxId: order.event_box_id } : await notePaymentOfWaiting(trx, payment, now)
  if (found === 'waiting') return { applied: 'noted' }
  const inBox = found && (await applyInBox(trx, jobs, payment, found.boxId, now))
  return inBox ?? { applied: 'unknown-order' }
}

const isContribution = ({ status, currency }: ProviderPayment): boolean =>
  status === 'captured' && currency === CURRENCY

const contributed = ({ hostId, boxId, contributionId }: Recorded): Outcome => ({
  applied: 'contributed',
  made: { hostId, boxId, id: contributionId },
})

/** Undefined if its order is not in this box. */
async function applyInBox(
  trx: Transaction<Database>,
  jobs: Jobs,
  payment: ProviderPayment,
  boxId: string,
  now: Date,
): Promise<Outcome | undefined> {
  const recorded = isContribution(payment) ? await recordContribution(trx, payment, boxId, now) : undefined
  if (recorded) {
    await followContribution(trx, recorded, payment, now)
    return contributed(recorded)
  }
  const applied = await applyToUnclaimed(trx, jobs, payment, boxId, now)
  return applied && { applied }
}

/** Flags another amount than was ordered, schedules the check of its ended box, and enters its transfer and its earlier refunds. */
async function followContribution(
  trx: Transaction<Database>,
  { orderId, orderedPaise, boxId, eventDate, hasHistory, isTransferred }: Recorded,
  { id, amount }: ProviderPayment,
  now: Date,
): Promise<void> {
  if (isTransferred) {
    const order = { id: orderId, event_box_id: boxId }
    await scheduleTransferCheck(trx, order, now)
    await postTransfer(trx, order, now)
  }
  // It is recorded either way, since the money has arrived.
  if (amount !== orderedPaise) {
    const detail = { paid_paise: amount, ordered_paise: orderedPaise }
    await raiseFlag(trx, 'amount-differs', { paymentId: id, detail, now })
  }
  // The host's debt was calculated when the event ended; this contribution came later.
  if (hasEnded(eventDate, now)) await scheduleCheck(trx, 'event_boxes', boxId, now)
  if (hasHistory) await applyEarlierRefunds(trx, { id, event_box_id: boxId, amount_paise: amount }, now)
}

/** A payment that makes no contribution: not captured, applied before, or a duplicate. Undefined if its order is not in this box. */
async function applyToUnclaimed(
  trx: Transaction<Database>,
  jobs: Jobs,
  payment: ProviderPayment,
  boxId: string,
  now: Date,
): Promise<'already' | 'refunding' | 'noted' | undefined> {
  const order = await trx
    .selectFrom('payment_orders')
    .selectAll()
    .where('provider_order_id', '=', payment.order_id)
    .where('event_box_id', '=', boxId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) return undefined
  const contributed = await trx
    .selectFrom('contributions')
    .select('payment_id')
    .where('payment_order_id', '=', order.id)
    .where('event_box_id', '=', boxId)
    .executeTakeFirst()
  const storedStatus = await storePayment(trx, order, payment, now)
  await postGatewayFee(trx, payment, boxId, now)
  if (contributed?.payment_id === payment.id) return 'already'
  // It went back before we heard of it, so the transfer to the linked account has to come back. An uncaptured payment never went.
  if (!contributed && storedStatus === 'refunded' && payment.captured !== false && order.account_id !== null)
    await scheduleTransferCheck(trx, order, now)
  if (payment.status === 'failed' && order.state === 'created')
    await trx
      .updateTable('payment_orders')
      .set({ state: 'failed', updated_at: now })
      .where('id', '=', order.id)
      .where('event_box_id', '=', boxId)
      .execute()
  if (payment.status !== 'captured' || storedStatus !== 'captured') return 'noted'
  const { id, currency, amount } = payment
  if (currency !== CURRENCY) {
    await raiseFlag(trx, 'other-currency', { paymentId: id, detail: { currency }, now })
    return 'noted'
  }
  if (!contributed)
    throw new Error(`Payment ${id} of order ${order.id} was captured, and made no contribution.`)
  await postUnallocatedPayment(trx, payment, boxId, now)
  await refundDuplicatePayment(trx, jobs, { id, event_box_id: boxId, amount_paise: amount }, now)
  return 'refunding'
}

/** Enters a second payment of an order in the ledger, once, with the refunds that were recorded before it. */
async function postUnallocatedPayment(
  trx: Transaction<Database>,
  { id, amount, created_at }: ProviderPayment,
  boxId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into ledger (kind, event_box_id, payment_id, gateway_receivable, suspense, occurred_at, created_at)
    values ('unallocated-payment', ${boxId}, ${id}, ${amount}, ${-amount}, ${new Date(created_at * 1000)}, ${now})
    on conflict do nothing`.execute(trx)
  await postUnallocatedRefunds(trx, [id], now)
}
