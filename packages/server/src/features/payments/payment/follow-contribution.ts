// Follows up a new contribution: review flags, a check of its ended box, and what became of earlier attempts.
import { hasEnded } from '@lifafa/contract/event-timing'
import { CURRENCY } from '@lifafa/contract/money'
import type { Transaction } from 'kysely'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Row } from '../../../db/tables.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { raiseFlag, resolveFlags } from '../../../review-flags/writes.ts'
import { refundDuplicatePayment } from '../refund/refund-duplicate-payment.ts'
import { applyEarlierRefunds } from '../refund/reverse-contribution.ts'
import { flagsOnArrival } from '../rules/flags.ts'
import { enterTransfer, scheduleTransferCheck } from '../transfer/enter-transfer.ts'
import type { Recorded } from './record-contribution.ts'

export async function followContribution(
  trx: Transaction<Database>,
  jobs: Jobs,
  { orderId, orderedPaise, boxId, eventDate, boxDeletedAt, hasHistory, isTransferred }: Recorded,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  if (isTransferred) {
    const order = { id: orderId, event_box_id: boxId }
    await scheduleTransferCheck(trx, order, now)
    await enterTransfer(trx, order, now)
  }
  const arrival = { orderedPaise, paidPaise: payment.amount, paidAt: new Date(payment.created_at * 1000) }
  for (const { kind, detail = {} } of flagsOnArrival(arrival, {
    event_date: eventDate,
    deleted_at: boxDeletedAt,
  }))
    await raiseFlag(trx, kind, { paymentId: payment.id, detail, now })
  // What the host is owed was calculated when the event ended; this contribution came later.
  if (hasEnded(eventDate, now)) await scheduleCheck(trx, 'event_boxes', boxId, now)
  if (!hasHistory) return
  await resolveFlags(trx, { kind: 'no-box', orderId, boxId }, now)
  for (const other of await othersCaptured(trx, payment.id, { id: orderId, event_box_id: boxId }))
    await refundDuplicatePayment(trx, jobs, other, now)
  await applyEarlierRefunds(trx, { id: payment.id, event_box_id: boxId, amount_paise: payment.amount }, now)
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
