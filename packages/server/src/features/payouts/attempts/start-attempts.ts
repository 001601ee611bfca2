// Starts attempts to pay payouts: amount and destination are locked from now on, whatever the host changes.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import type { Destination } from '../../../provider/destination.ts'
import { columnsOf } from '../rules/destination.ts'
import { NO_HOLD } from '../rules/hold-reason.ts'

type Start = {
  payout: Pick<Row<'payouts'>, 'id' | 'amount_paise'>
  /** Null: it is paid otherwise, as agreed with the host. */
  destination: Destination | null
  payeeName: string
}
type How = {
  channel: Row<'payout_attempts'>['channel']
  batchId?: string
  /** The administrator who pays it. */
  adminId?: string
  now: Date
}

/**
 * The caller holds the boxes' locks, and has planned them: the payouts are open, and their amounts available. The database refuses a second
 * live attempt. A payout by hand is on its way as soon as an administrator was told to pay it. Returns the attempts' ids.
 */
export async function startAttempts(
  trx: Transaction<Database>,
  starts: readonly Start[],
  { channel, batchId, adminId, now }: How,
): Promise<string[]> {
  if (starts.length === 0) return []
  const isByHand = channel === 'by-hand'
  const rows = starts.map(({ payout, destination, payeeName }) => ({
    payout_id: payout.id,
    channel,
    ...columnsOf(destination),
    payee_name: payeeName,
    amount_paise: payout.amount_paise,
    batch_id: batchId ?? null,
    started_by: adminId ?? null,
    state: isByHand ? ('submitted' as const) : ('submitting' as const),
    created_at: now,
    updated_at: now,
    check_at: isByHand ? null : now,
  }))
  const inserted = await trx.insertInto('payout_attempts').values(rows).returning('id').execute()
  await trx
    .updateTable('payouts')
    .set({ state: 'paying', ...NO_HOLD, updated_at: now })
    .where(
      'id',
      'in',
      starts.map(({ payout }) => payout.id),
    )
    .execute()
  return inserted.map(({ id }) => id)
}
