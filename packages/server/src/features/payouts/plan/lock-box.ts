// Locks a box, so that one process at a time creates, sends or changes its payouts, while guests may still contribute.
import { sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'

export type PayableBox = Pick<Row<'event_boxes'>, 'id' | 'host_id'>

/**
 * Deleted boxes too: their contributions are still owed. In the order of their ids: otherwise two callers may wait for each other. Always
 * the first lock of an action on payouts: where an update of a payout comes first, Citus locks its host before its box, and two actions
 * meet in a deadlock.
 */
export const lockBoxes = (trx: Transaction<Database>, ids: readonly string[]): Promise<PayableBox[]> =>
  trx
    .selectFrom('event_boxes')
    .select(['id', 'host_id'])
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Locks the box of a payout, and reads the payout as it is then. Throws Failure: `notFound`. */
export async function lockPayout(trx: Transaction<Database>, id: string): Promise<Row<'payouts'>> {
  const payouts = trx.selectFrom('payouts').selectAll().where('id', '=', id)
  const known = await payouts.executeTakeFirst()
  if (!known) throw new Failure('notFound')
  await lockBoxes(trx, [known.event_box_id])
  return payouts.executeTakeFirstOrThrow()
}

export type LockedAttempt = { payout: Row<'payouts'>; attempt: Row<'payout_attempts'> }

/** Likewise of an attempt; undefined where there is no such attempt. */
export async function lockAttempt(
  trx: Transaction<Database>,
  id: string,
): Promise<LockedAttempt | undefined> {
  const attempts = trx.selectFrom('payout_attempts').selectAll().where('id', '=', id)
  const known = await attempts.executeTakeFirst()
  if (!known) return undefined
  const payout = await lockPayout(trx, known.payout_id)
  return { payout, attempt: await attempts.executeTakeFirstOrThrow() }
}
