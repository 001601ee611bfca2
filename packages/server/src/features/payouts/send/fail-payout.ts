// The provider will not send a payout: it has failed, and what is owed is opened again.
import type { Kysely } from 'kysely'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, PayoutFault } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Services } from '../../../services.ts'
import { follow } from '../apply/apply-payout.ts'
import { lockBox } from '../create/lock-box.ts'

type Deps = { db: Kysely<Database>; jobs: Services['jobs']; now: Date }
type Failed = { fault: PayoutFault; reason: string | null }

/** Faults that a host can do something about, or should know of. */
const TOLD_TO_HOST: ReadonlySet<PayoutFault> = new Set(['upi-id', 'bank'])

/** Nothing where the provider has told of it meanwhile. The host hears of it only where the fault is on the host's side. */
export const failPayout = ({ db, jobs, now }: Deps, id: string, { fault, reason }: Failed): Promise<void> =>
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
      .set({ state: 'failed', fault, reason, hold: null, check_at: null, updated_at: now })
      .where('id', '=', id)
      .where('state', '=', 'sent')
      .returningAll()
      .executeTakeFirst()
    if (!moved) return
    if (TOLD_TO_HOST.has(fault)) await follow(trx, jobs, { before, moved, boxName: box.name, now })
    else await scheduleCheck(trx, 'event_boxes', box.id, now)
  })
