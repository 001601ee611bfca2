// Fails a payout that the provider will not send, so that what is owed is paid by a new one.
import type { Kysely } from 'kysely'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, PayoutFault } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Services } from '../../../services.ts'
import { recordConsequences } from '../apply/apply-payout.ts'
import { lockBox } from '../create/lock-box.ts'

type Deps = { db: Kysely<Database>; jobs: Services['jobs']; now: Date }
type Failed = { fault: PayoutFault; reason: string | null }

/** Faults that a host can do something about, or should know of. */
const HOST_FAULTS: ReadonlySet<PayoutFault> = new Set(['upi-id', 'bank'])

/** Does nothing where the provider reported the payout meanwhile. The host is told only of a fault on the host's side. */
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
    if (HOST_FAULTS.has(fault)) await recordConsequences(trx, jobs, { before, moved, boxName: box.name, now })
    else await scheduleCheck(trx, 'event_boxes', box.id, now)
  })
