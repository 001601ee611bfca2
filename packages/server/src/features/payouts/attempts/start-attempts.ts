// Saves payouts, and starts attempts to pay them: amount and destination are locked from then on, whatever the host changes.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import type { Facts } from '../reads/available.ts'
import { columnsOf } from '../rules/destination.ts'
import { NO_HOLD } from '../rules/hold-reason.ts'
import { nameFor } from '../rules/payee-name.ts'

/** Without a destination it is paid otherwise, as agreed with the host. */
type Start = { payout: Row<'payouts'> } & Pick<Facts, 'host' | 'attempts'>
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
  const rows = starts.map(({ payout, host, attempts }) => ({
    payout_id: payout.id,
    channel,
    ...columnsOf(host),
    payee_name: nameFor(host, attempts),
    amount_paise: payout.amount_paise,
    batch_id: batchId ?? null,
    started_by: adminId ?? null,
    state: isByHand ? ('submitted' as const) : ('submitting' as const),
    created_at: now,
    updated_at: now,
    check_at: isByHand ? null : now,
  }))
  const paying = starts.map(({ payout }) => ({ ...payout, ...NO_HOLD, state: 'paying' as const }))
  await savePayouts(trx, paying, now)
  const inserted = await trx.insertInto('payout_attempts').values(rows).returning('id').execute()
  return inserted.map(({ id }) => id)
}

/** Inserts those that are new, and writes what has changed of the others. The caller holds the boxes' locks. */
export async function savePayouts(
  trx: Transaction<Database>,
  payouts: readonly Row<'payouts'>[],
  now: Date,
): Promise<void> {
  if (payouts.length === 0) return
  await trx
    .insertInto('payouts')
    .values(payouts.map((payout) => ({ ...payout, updated_at: now })))
    .onConflict((known) =>
      known.column('id').doUpdateSet(({ ref }) => ({
        ...{ amount_paise: ref('excluded.amount_paise'), state: ref('excluded.state') },
        ...{ hold: ref('excluded.hold'), hold_reason: ref('excluded.hold_reason') },
        ...{ not_before: ref('excluded.not_before'), cancelled_by: ref('excluded.cancelled_by') },
        ...{ due_on: ref('excluded.due_on'), late_notified_at: ref('excluded.late_notified_at') },
        updated_at: now,
      })),
    )
    .execute()
}
