// Locks a box, so that one process at a time creates, sends or changes its payouts, while guests may still contribute.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

export type PayableBox = Pick<Row<'event_boxes'>, 'id' | 'host_id' | 'name' | 'event_date'>

/**
 * Deleted boxes too: their contributions are still owed. Always the first lock of an action on payouts: where an update of a payout comes
 * first, Citus locks its host before its box, and two actions meet in a deadlock.
 */
export const lockBox = (trx: Transaction<Database>, id: string): Promise<PayableBox> =>
  trx
    .selectFrom('event_boxes')
    .select(['id', 'host_id', 'name', 'event_date'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
