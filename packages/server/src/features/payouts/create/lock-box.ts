// A box whose payouts are opened, sent or moved: by one at a time, while its guests may still give.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

export type PayableBox = Pick<Row<'event_boxes'>, 'id' | 'host_id' | 'name' | 'event_date'>

/** Deleted or not: what was given is owed all the same. Always the first lock of an action on payouts. */
export const lockBox = (trx: Transaction<Database>, id: string): Promise<PayableBox> =>
  trx
    .selectFrom('event_boxes')
    .select(['id', 'host_id', 'name', 'event_date'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
