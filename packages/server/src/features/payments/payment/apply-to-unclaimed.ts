// Applies a payment that makes no contribution: not captured, applied before, a duplicate, or without a known box.
import { CURRENCY } from '@lifafa/contract/money'
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { raiseFlag } from '../../../review-flags/writes.ts'
import { refundDuplicatePayment } from '../refund/refund-duplicate-payment.ts'
import { scheduleTransferCheck } from '../transfer/enter-transfer.ts'
import { enterUnallocatedPayment } from './enter-unallocated.ts'
import { enterGatewayFee } from './gateway-fee.ts'
import { storePayment } from './store-payment.ts'

/** Undefined where its order is not in this box. */
export async function applyToUnclaimed(
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
  await enterGatewayFee(trx, payment, boxId, now)
  if (contributed?.payment_id === payment.id) return 'already'
  // It went back before we heard of it: what went to the linked account has to come back. What was never captured, never went.
  if (!contributed && storedStatus === 'refunded' && payment.captured !== false && order.account_id !== null)
    await scheduleTransferCheck(trx, order, now)
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

const setFailed = (trx: Transaction<Database>, order: Row<'payment_orders'>, now: Date) =>
  trx
    .updateTable('payment_orders')
    .set({ state: 'failed', updated_at: now })
    .where('id', '=', order.id)
    .where('event_box_id', '=', order.event_box_id)
    .execute()
