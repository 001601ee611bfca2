// Applies a payment, once: the single entry point for verify, webhooks and reconciliation (decision 6).
import { hasEnded } from '@lifafa/contract/event-timing'
import { CURRENCY, paiseToRupees, splitCharge } from '@lifafa/contract/money'
import type { Kysely, Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import type { ProviderPayment } from '../../../provider/provider.ts'
import { raiseFlag, resolveFlags } from '../../../review-flags/writes.ts'
import { contributionDescription } from '../../contributions/rules.ts'
import { refundDuplicatePayment } from '../refund/refund-duplicate-payment.ts'
import { applyEarlierRefunds } from '../refund/reverse-contribution.ts'
import { flagsOnArrival } from '../rules.ts'
import { storePayment } from './store-payment.ts'

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
 * it.
 */
export const applyPayment = ({ db, jobs, now }: Deps, payment: ProviderPayment): Promise<Applied> =>
  inRepeatableTransaction(db, async (trx) => {
    if (payment.status === 'captured' && payment.currency === CURRENCY) {
      const claimed = await claimOrder(trx, payment, now)
      if (claimed) {
        await contribute(trx, jobs, claimed, payment, now)
        return 'contributed'
      }
    }
    return applyToUnclaimed(trx, jobs, payment, now)
  })

/** Only one caller gets the row: the others wait for its lock and then find the order paid. */
const claimOrder = (trx: Transaction<Database>, payment: ProviderPayment, now: Date) =>
  trx
    .updateTable('payment_orders')
    .set({
      state: 'paid',
      paid_at: new Date(payment.created_at * 1000),
      updated_at: now,
    })
    .where('provider_order_id', '=', payment.order_id)
    .where('state', '!=', 'paid')
    .where('event_box_id', 'is not', null)
    // A late update of a payment that was refunded since makes no contribution.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments').select('id').where('id', '=', payment.id).where('status', '=', 'refunded'),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst()

async function contribute(
  trx: Transaction<Database>,
  jobs: Jobs,
  order: Row<'payment_orders'>,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const box = await trx
    .selectFrom('event_boxes')
    .select(['id', 'host_id', 'event_date', 'deleted_at'])
    .where('id', '=', order.event_box_id)
    .executeTakeFirstOrThrow()
  await storePayment(trx, order.id, payment, now)
  const paidAt = new Date(payment.created_at * 1000)
  const { contributionPaise, feePaise } = splitCharge(payment.amount)
  const { id } = await trx
    .insertInto('contributions')
    .values({
      event_box_id: box.id,
      payment_order_id: order.id,
      payment_id: payment.id,
      guest_name: order.guest_name,
      guest_phone: order.guest_phone,
      guest_address: order.guest_address,
      amount_paise: contributionPaise,
      fee_paise: feePaise,
      paid_at: paidAt,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // What the gateway owes us is what we owe the host and our fee.
  await trx
    .insertInto('ledger')
    .values({
      kind: 'contribution',
      event_box_id: box.id,
      contribution_id: id,
      gateway_receivable: payment.amount,
      owed_to_hosts: -contributionPaise,
      platform_fee: -feePaise,
      occurred_at: paidAt,
      created_at: now,
    })
    .execute()
  await resolveFlags(trx, { kind: 'no-box', orderId: order.id }, now)
  const arrival = { orderedPaise: order.amount_paise, paidPaise: payment.amount, paidAt }
  for (const { kind, detail = {} } of flagsOnArrival(arrival, box))
    await raiseFlag(trx, kind, { paymentId: payment.id, detail, now })
  // What the host is owed was calculated when the event ended; this contribution came later.
  if (hasEnded(box.event_date, now)) await scheduleCheck(trx, 'event_boxes', box.id, now)
  await recordActivity(trx, {
    hostId: box.host_id,
    eventBoxId: box.id,
    action: 'contribution-received',
    description: contributionDescription(order.guest_name, paiseToRupees(contributionPaise)),
    now,
  })
  for (const other of await othersCaptured(trx, payment.id, order.id))
    await refundDuplicatePayment(trx, jobs, other, now)
  await applyEarlierRefunds(trx, { id: payment.id, amount_paise: payment.amount }, now)
}

/** An order may have been paid more than once before its box was known. */
const othersCaptured = (trx: Transaction<Database>, paymentId: string, orderId: string) =>
  trx
    .selectFrom('payments')
    .select(['id', 'amount_paise'])
    .where('payment_order_id', '=', orderId)
    .where('id', '!=', paymentId)
    .where('status', '=', 'captured')
    .where('currency', '=', CURRENCY)
    .execute()

async function applyToUnclaimed(
  trx: Transaction<Database>,
  jobs: Jobs,
  payment: ProviderPayment,
  now: Date,
): Promise<Applied> {
  const order = await trx
    .selectFrom('payment_orders')
    .selectAll()
    .where('provider_order_id', '=', payment.order_id)
    .forUpdate()
    .executeTakeFirst()
  if (!order) return 'unknown-order'
  const contributed = await trx
    .selectFrom('contributions')
    .select('payment_id')
    .where('payment_order_id', '=', order.id)
    .executeTakeFirst()
  const storedStatus = await storePayment(trx, order.id, payment, now)
  if (contributed?.payment_id === payment.id) return 'already'
  if (payment.status === 'failed' && order.state === 'created') await setFailed(trx, order.id, now)
  if (payment.status !== 'captured' || storedStatus !== 'captured') return 'noted'
  if (contributed && payment.currency === CURRENCY) {
    await refundDuplicatePayment(trx, jobs, { id: payment.id, amount_paise: payment.amount }, now)
    return 'refunding'
  }
  const { currency } = payment
  await (currency === CURRENCY
    ? raiseFlag(trx, 'no-box', { paymentId: payment.id, now })
    : raiseFlag(trx, 'other-currency', { paymentId: payment.id, detail: { currency }, now }))
  return 'noted'
}

const setFailed = (trx: Transaction<Database>, orderId: string, now: Date) =>
  trx
    .updateTable('payment_orders')
    .set({ state: 'failed', updated_at: now })
    .where('id', '=', orderId)
    .execute()
