// Records a dispute of a payment: an open one is a task by its row; a lost one reverses the contribution.
import type { Kysely, Transaction } from 'kysely'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import type { ProviderDispute } from '../../../provider/objects/disputes.ts'
import type { Services } from '../../../services.ts'
import { syncRefunds } from '../refund/record-refund.ts'
import { lockPayment, stopRequestedRefund } from '../refund/refunds-of-payment.ts'
import { isDisputeUpdate } from '../rules/disputes.ts'
import { scheduleTransferCheck } from '../transfer/post-transfer.ts'
import { recordLostAmount } from './record-lost-amount.ts'

type Deps = { db: Kysely<Database>; now: Date }

/**
 * As `recordDispute`. A lost one takes at most what refunds have left of the payment, and a refund at the provider's dashboard may not be
 * known yet: the provider is asked first. Throws ProviderError.
 */
export async function syncDispute(
  deps: Deps & Pick<Services, 'provider'>,
  reported: ProviderDispute,
): Promise<'disputed' | 'already' | 'unknown-payment'> {
  if (reported.status === 'lost') await syncRefunds(deps, reported.payment_id)
  return recordDispute(deps, reported)
}

/** Answers the outcome in a word. An update that is older than the recorded one changes nothing. */
export const recordDispute = (
  { db, now }: Deps,
  reported: ProviderDispute,
): Promise<'disputed' | 'already' | 'unknown-payment'> =>
  inRepeatableTransaction(db, async (trx) => {
    const payment = await lockPayment(trx, reported.payment_id)
    if (!payment) return 'unknown-payment'
    const before = await trx
      .selectFrom('disputes')
      .select(['status', 'phase', 'updated_at'])
      .where('id', '=', reported.id)
      .executeTakeFirst()
    const { status, phase } = standingOf(reported, before)
    if (before?.status === status && before.phase === phase) await moveDeadline(trx, reported, now)
    if (!isUpdate(before, reported, now)) return 'already'
    await storeDispute(trx, payment, { ...reported, phase }, now)
    // The box may pay out another amount now.
    await scheduleCheck(trx, 'event_boxes', payment.event_box_id, now)
    const order = { id: payment.payment_order_id, event_box_id: payment.event_box_id }
    await scheduleTransferCheck(trx, order, now)
    if (status !== 'won' && status !== 'closed')
      await stopRequestedRefund(trx, payment, { stopped_by: 'dispute' }, now)
    if (status === 'lost') await recordLostAmount(trx, payment, reported, now)
    return 'disputed'
  })

type Known = Pick<Row<'disputes'>, 'status' | 'phase' | 'updated_at'>

/** A report that names no phase is about the one that is known. */
const standingOf = ({ status, phase }: ProviderDispute, before: Known | undefined) => ({
  status,
  phase: phase ?? before?.phase ?? ('chargeback' as const),
})

/** True where a report says more than is recorded of the dispute. */
export const isUpdate = (before: Known | undefined, reported: ProviderDispute, now: Date): boolean =>
  isDisputeUpdate(before, standingOf(reported, before), now)

async function storeDispute(
  trx: Transaction<Database>,
  { event_box_id }: Pick<Row<'payments'>, 'event_box_id'>,
  reported: ProviderDispute & Pick<Row<'disputes'>, 'phase'>,
  now: Date,
): Promise<void> {
  const { id, payment_id, status, phase, amount: amount_paise } = reported
  await trx
    .insertInto('disputes')
    .values({
      id,
      payment_id,
      event_box_id,
      amount_paise,
      status,
      phase,
      reason_code: reported.reason_code ?? null,
      respond_by: deadlineOf(reported),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['id', 'event_box_id']).doUpdateSet(({ ref, fn }) => ({
        amount_paise,
        status,
        phase,
        respond_by: fn.coalesce(ref('excluded.respond_by'), ref('disputes.respond_by')),
        updated_at: now,
      })),
    )
    .execute()
}

/** The provider may give more time; a report without a deadline leaves the one that is known. */
async function moveDeadline(trx: Transaction<Database>, reported: ProviderDispute, now: Date): Promise<void> {
  const respond_by = deadlineOf(reported)
  if (respond_by === null) return
  await trx
    .updateTable('disputes')
    .set({ respond_by, updated_at: now })
    .where('id', '=', reported.id)
    .where('respond_by', 'is distinct from', respond_by)
    .execute()
}

/** The provider takes an answer until then. */
export const deadlineOf = ({ respond_by }: ProviderDispute): Date | null =>
  respond_by ? new Date(respond_by * 1000) : null
