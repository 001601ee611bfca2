// Starts an attempt to pay a payout: amount and destination are locked from now on, whatever the host changes.
import type { Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import type { Database, Row } from '../../../db/tables.ts'
import type { Destination } from '../../../provider/destination.ts'
import type { PayableBox } from '../plan/lock-box.ts'
import { columnsOf, paidTo } from '../rules/destination.ts'
import { NO_HOLD } from '../rules/hold-reason.ts'

type Start = {
  box: PayableBox
  payout: Pick<Row<'payouts'>, 'id' | 'amount_paise'>
  channel: Row<'payout_attempts'>['channel']
  /** Null: it is paid otherwise, as agreed with the host. */
  destination: Destination | null
  payeeName: string
  batchId?: string
  /** The administrator who pays it. */
  adminId?: string
  now: Date
}

/**
 * The caller holds the box's lock, and has planned it: the payout is open, and its amount available. The database refuses a second live
 * attempt. What we pay by hand is on its way as soon as an administrator was told to pay it.
 */
export async function startAttempt(
  trx: Transaction<Database>,
  { box, payout, channel, destination, payeeName, batchId, adminId, now }: Start,
): Promise<Row<'payout_attempts'>> {
  const isByHand = channel === 'by-hand'
  const attempt = await trx
    .insertInto('payout_attempts')
    .values({
      payout_id: payout.id,
      channel,
      ...columnsOf(destination),
      payee_name: payeeName,
      amount_paise: payout.amount_paise,
      batch_id: batchId ?? null,
      started_by: adminId ?? null,
      state: isByHand ? 'submitted' : 'submitting',
      created_at: now,
      updated_at: now,
      check_at: isByHand ? null : now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('payouts')
    .set({ state: 'paying', ...NO_HOLD, updated_at: now })
    .where('id', '=', payout.id)
    .execute()
  if (!isByHand)
    await recordActivity(trx, {
      hostId: box.host_id,
      eventBoxId: box.id,
      action: 'payout-sent',
      facts: paidTo(attempt),
      now,
    })
  return attempt
}
