// Applies a payment, once: the single entry point for verify, webhooks and reconciliation (decision 6).
import { hasEnded } from '@lifafa/contract/event-timing'
import { NO_BOX } from '@lifafa/contract/fields/box-id'
import { CURRENCY } from '@lifafa/contract/money'
import { type Kysely, sql, type Transaction } from 'kysely'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import type { ProviderPayment } from '../../../provider/provider.ts'
import { raiseFlag, resolveFlags } from '../../../review-flags/writes.ts'
import { locateOrder } from '../reads.ts'
import { refundDuplicatePayment } from '../refund/refund-duplicate-payment.ts'
import { applyEarlierRefunds } from '../refund/reverse-contribution.ts'
import { flagsOnArrival } from '../rules.ts'
import { enterUnallocatedPayment } from './enter-unallocated.ts'
import { insertGatewayFee } from './gateway-fee.ts'
import { type Recorded, recordContribution } from './record-contribution.ts'
import { fillEmpty, storePayment } from './store-payment.ts'

export type Applied =
  /** This call made the contribution. */
  | 'contributed'
  /** The contribution existed before: for the caller that is success too. */
  | 'already'
  /** Another payment had paid the order: this one is refunded to the guest. */
  | 'refunding'
  /** Not captured, or its box is not known yet; the payment is stored. */
  | 'noted'
  /** The order is not one of ours. */
  | 'unknown-order'

type Deps = { db: Kysely<Database>; jobs: Jobs; now: Date }

/**
 * Applies a payment as the provider reports it: fetched from the provider, or signed by it. Never as a browser reports
 * it. `boxId`: of its order, where the caller knows it.
 */
export const applyPayment = (
  { db, jobs, now }: Deps,
  payment: ProviderPayment,
  boxId?: string,
): Promise<Applied> =>
  inRepeatableTransaction(db, async (trx) => {
    const applied = boxId === undefined ? undefined : await applyInBox(trx, jobs, payment, boxId, now)
    if (applied) return applied
    // Looked up as late as possible, and again: an order moves once, when its box is named.
    const located = await locateOrder(trx, payment.order_id)
    const found = located && (await applyInBox(trx, jobs, payment, located.event_box_id, now))
    if (found) return found
    const moved = located && (await locateOrder(trx, payment.order_id))
    const afterMove = moved && (await applyInBox(trx, jobs, payment, moved.event_box_id, now))
    return afterMove ?? 'unknown-order'
  })

/** Undefined where its order is not in this box. */
async function applyInBox(
  trx: Transaction<Database>,
  jobs: Jobs,
  payment: ProviderPayment,
  boxId: string,
  now: Date,
): Promise<Applied | undefined> {
  if (payment.status === 'captured' && payment.currency === CURRENCY && boxId !== NO_BOX) {
    const recorded = await recordContribution(trx, payment, boxId, now)
    if (recorded) {
      await followContribution(trx, jobs, recorded, payment, now)
      return 'contributed'
    }
  }
  return applyToUnclaimed(trx, jobs, payment, boxId, now)
}

/** What else a contribution may need: review flags, a check of its ended box, and what became of earlier attempts. */
async function followContribution(
  trx: Transaction<Database>,
  jobs: Jobs,
  { orderId, orderedPaise, boxId, eventDate, boxDeletedAt, hasHistory }: Recorded,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const arrival = { orderedPaise, paidPaise: payment.amount, paidAt: new Date(payment.created_at * 1000) }
  for (const { kind, detail = {} } of flagsOnArrival(arrival, {
    event_date: eventDate,
    deleted_at: boxDeletedAt,
  }))
    await raiseFlag(trx, kind, { paymentId: payment.id, detail, now })
  // What the host is owed was calculated when the event ended; this contribution came later.
  if (hasEnded(eventDate, now)) await scheduleCheck(trx, 'event_boxes', boxId, now)
  if (!hasHistory) return
  await fillEmpty(trx, payment, boxId)
  await resolveFlags(trx, { kind: 'no-box', orderId }, now)
  for (const other of await othersCaptured(trx, payment.id, { id: orderId, event_box_id: boxId }))
    await refundDuplicatePayment(trx, jobs, other, now)
  await applyEarlierRefunds(trx, { id: payment.id, amount_paise: payment.amount }, now)
}

type Order = Pick<Row<'payment_orders'>, 'id' | 'event_box_id'>

/** An order may have been paid more than once before its box was known. */
const othersCaptured = (trx: Transaction<Database>, paymentId: string, order: Order) =>
  trx
    .selectFrom('payments')
    .select(['id', 'event_box_id', 'amount_paise'])
    .where('payment_order_id', '=', order.id)
    .where('event_box_id', '=', order.event_box_id)
    .where('id', '!=', paymentId)
    .where('status', '=', 'captured')
    .where('currency', '=', CURRENCY)
    .execute()

async function applyToUnclaimed(
  trx: Transaction<Database>,
  jobs: Jobs,
  payment: ProviderPayment,
  boxId: string,
  now: Date,
): Promise<Applied | undefined> {
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
  await insertGatewayFee(payment, now, sql`(select ${boxId}::text as event_box_id)`).execute(trx)
  if (contributed?.payment_id === payment.id) return 'already'
  if (payment.status === 'failed' && order.state === 'created') await setFailed(trx, order, now)
  if (payment.status !== 'captured' || storedStatus !== 'captured') return 'noted'
  if (payment.currency === CURRENCY) await enterUnallocatedPayment(trx, payment, boxId, now)
  if (contributed && payment.currency === CURRENCY) {
    const duplicate = { id: payment.id, event_box_id: boxId, amount_paise: payment.amount }
    await refundDuplicatePayment(trx, jobs, duplicate, now)
    return 'refunding'
  }
  const { currency } = payment
  await (currency === CURRENCY
    ? raiseFlag(trx, 'no-box', { paymentId: payment.id, now })
    : raiseFlag(trx, 'other-currency', { paymentId: payment.id, detail: { currency }, now }))
  return 'noted'
}

const setFailed = (trx: Transaction<Database>, order: Order, now: Date) =>
  trx
    .updateTable('payment_orders')
    .set({ state: 'failed', updated_at: now })
    .where('id', '=', order.id)
    .where('event_box_id', '=', order.event_box_id)
    .execute()
