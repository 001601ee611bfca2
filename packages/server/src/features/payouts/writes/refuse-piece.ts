// The provider will not send a piece: it has failed, and what is owed is opened again.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Services } from '../../../services.ts'
import { follow } from './apply-payout.ts'
import { lockBox } from './lock-box.ts'

type Given = { db: Kysely<Database>; jobs: Services['jobs']; now: Date }

/** Nothing where the provider has told of it meanwhile. */
export const refusePiece = ({ db, jobs, now }: Given, id: string, reason: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom('payouts')
      .select('event_box_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const box = await lockBox(trx, known.event_box_id)
    const before = await trx.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const moved = await trx
      .updateTable('payouts')
      .set({ state: 'failed', reason, check_at: null, updated_at: now })
      .where('id', '=', id)
      .where('state', '=', 'sent')
      .returningAll()
      .executeTakeFirst()
    if (moved) await follow(trx, jobs, { before, moved, boxName: box.name, now })
  })
