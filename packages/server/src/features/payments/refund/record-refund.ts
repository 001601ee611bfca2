// Records a refund as the provider reports it, once, and reverses what the host was credited with.
import { type Kysely, sql, type Transaction } from 'kysely'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, RefundState, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import type { Listed } from '../../../provider/client/read-rows.ts'
import type { ProviderRefund } from '../../../provider/objects/refunds.ts'
import { ProviderError } from '../../../provider/provider.ts'
import { raiseFlag, resolveFlags } from '../../../review-flags/writes.ts'
import type { Services } from '../../../services.ts'
import { recordLostDisputes } from '../dispute/record-lost-amount.ts'
import { checkRefundAgain } from '../rules/checks.ts'
import { capPendingRefund, lockPayment, paiseLeft, stopRequestedRefund } from './refunds-of-payment.ts'
import { restoreContribution, reverseContribution } from './reverse-contribution.ts'

const STATUS_TO_STATE: Readonly<Record<ProviderRefund['status'], RefundState>> = {
  pending: 'sent',
  processed: 'processed',
  failed: 'failed',
}

type Deps = { db: Kysely<Database>; now: Date }

/** A refund of an unknown payment is ignored; an update that is older than the recorded state changes nothing. */
export const recordRefund = ({ db, now }: Deps, reported: ProviderRefund): Promise<void> =>
  inRepeatableTransaction(db, async (trx) => {
    const payment = await lockPayment(trx, reported.payment_id)
    if (!payment) return
    const known = await findOurRefund(trx, reported, payment.event_box_id)
    const refund = known ?? (await insertForeign(trx, reported, payment.event_box_id, now))
    const state = stateAfter(refund.state, reported.status)
    if (state === undefined) return
    // The box may pay out another amount now.
    await scheduleCheck(trx, 'event_boxes', payment.event_box_id, now)
    if (!known && state !== 'failed')
      await stopRequestedRefund(trx, payment, { stopped_by: 'other-refund' }, now)
    await trx
      .updateTable('refunds')
      .set({
        state,
        // A restored backup may have ours from before it was made smaller.
        amount_paise: reported.amount,
        provider_refund_id: reported.id,
        check_at: state === 'sent' ? checkRefundAgain(refund.created_at, now) : null,
        updated_at: now,
      })
      .where('id', '=', refund.id)
      .where('event_box_id', '=', payment.event_box_id)
      .execute()
    await capPendingRefund(trx, payment, now)
    await checkContradicted(trx, payment, state, now)
    if (state === 'processed')
      await reverseContribution(trx, payment, { ...refund, amount_paise: reported.amount }, now)
    if (state === 'returned') await restoreContribution(trx, payment, refund, now)
    if (state === 'failed' || state === 'returned') await recordLostDisputes(trx, payment, now)
    await flag(trx, payment, { ...refund, amount_paise: reported.amount, state }, now)
  })

/**
 * Undefined where the report changes nothing. A refund that was carried out may come back: from an account that was closed, for example.
 * Another refund has to pay what has come back.
 */
function stateAfter(before: RefundState, status: ProviderRefund['status']): RefundState | undefined {
  if (before === 'returned') return undefined
  if (before === 'processed') return status === 'failed' ? 'returned' : undefined
  return STATUS_TO_STATE[status]
}

/**
 * Our record of a refund: by the provider's id; or, where the answer to our request is not stored yet, by its receipt, which is
 * our id. Undefined for a refund of the provider's dashboard. Refunds that were requested before receipts were sent are all of
 * second payments: each is the only one of its amount.
 */
const findOurRefund = (
  trx: Transaction<Database>,
  reported: ProviderRefund,
  boxId: string,
): Promise<Row<'refunds'> | undefined> =>
  trx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', reported.payment_id)
    .where('event_box_id', '=', boxId)
    .where(({ or, and, eb }) =>
      or([
        eb('provider_refund_id', '=', reported.id),
        and([
          eb('provider_refund_id', 'is', null),
          reported.receipt
            ? sql<boolean>`id::text = ${reported.receipt}`
            : and([eb('kind', '=', 'duplicate'), eb('amount_paise', '=', reported.amount)]),
        ]),
      ]),
    )
    .orderBy('provider_refund_id', (order) => order.asc().nullsLast())
    .executeTakeFirst()

/** A refund that was made at the provider's dashboard. */
const insertForeign = (
  trx: Transaction<Database>,
  reported: ProviderRefund,
  event_box_id: string,
  now: Date,
): Promise<Row<'refunds'>> =>
  trx
    .insertInto('refunds')
    .values({
      payment_id: reported.payment_id,
      event_box_id,
      amount_paise: reported.amount,
      kind: 'external',
      provider_refund_id: reported.id,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * One refund may contradict what we know of a payment. A failed or returned one takes a refunded payment back to captured: its
 * order is checked again. If all together are more than was paid, one that we believe pending has failed.
 */
async function checkContradicted(
  trx: Transaction<Database>,
  payment: Row<'payments'>,
  state: RefundState,
  now: Date,
): Promise<void> {
  const isBack = state === 'failed' || state === 'returned'
  if (isBack && payment.status === 'refunded')
    await scheduleCheck(trx, 'payment_orders', payment.payment_order_id, now)
  if ((await paiseLeft(trx, payment)) >= 0) return
  await trx
    .updateTable('refunds')
    .set({ check_at: now })
    .where('payment_id', '=', payment.id)
    .where('event_box_id', '=', payment.event_box_id)
    .where('state', '=', 'sent')
    .execute()
}

/**
 * After a failed or returned refund we hold the money: an administrator has to see that the guest gets it. Not where lost disputes and
 * other refunds give the guest all of it.
 */
async function flag(
  trx: Transaction<Database>,
  payment: Row<'payments'>,
  { id, amount_paise, state }: Pick<Row<'refunds'>, 'id' | 'amount_paise' | 'state'>,
  now: Date,
): Promise<void> {
  const detail = { refund_paise: amount_paise }
  if ((state === 'failed' || state === 'returned') && (await paiseLeft(trx, payment)) > 0)
    await raiseFlag(trx, 'refund-failed', { paymentId: payment.id, refundId: id, detail, now })
  if (state === 'processed') await resolveFlags(trx, { kind: 'refund-failed', refundId: id }, now)
  // It was carried out while it was being stopped.
  if (state === 'sent' || state === 'processed')
    await resolveFlags(trx, { kind: 'refund-stopped', refundId: id }, now)
}

/**
 * Fetches all refunds of a payment from the provider, ours and those made at its dashboard, and records them. Answers the list;
 * one that cannot be read is left out, and reported. Throws ProviderError.
 */
export async function syncRefunds(
  deps: Deps & Pick<Services, 'provider'>,
  paymentId: string,
): Promise<Listed<ProviderRefund>> {
  const refunds = await deps.provider.listRefundsOf(paymentId)
  for (const refund of refunds) await recordRefund(deps, refund)
  return refunds
}

/** Before another is sent: throws ProviderError also where one cannot be read, since it may be the same, whose answer was lost. */
export async function syncAllRefunds(
  deps: Deps & Pick<Services, 'provider'>,
  paymentId: string,
): Promise<void> {
  const { unparsable } = await syncRefunds(deps, paymentId)
  if (unparsable) throw new ProviderError('invalid-response', `a refund of ${paymentId} cannot be read`)
}
