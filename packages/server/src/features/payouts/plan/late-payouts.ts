// Raises an alarm for payouts that have not arrived by the promised day, and tells hosts by email, once for each time that money of a box
// begins to be late.
import { todayInIndia } from '@lifafa/contract/event-timing'
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import type { Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { onNew } from '../../../jobs/on-new.ts'
import type { TaskAction } from '../../../jobs/scheduled-task.ts'
import type { Services } from '../../../services.ts'
import { listLate, listPayouts } from '../reads/payouts.ts'
import { isLate } from '../rules/states.ts'
import { lockBoxes } from './lock-box.ts'

/** Whether they wait with us or at the provider. Raised when there is one that was not late before. */
export const watchLate = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): TaskAction =>
  onNew(
    async () => (await listLate(db, now())).map(({ id }) => id),
    (payouts) => raise(log, 'payout-late', { payouts }),
  )

/** The host of a payout that somebody of ours stopped reads that, and no day. */
const isStoppedByUs = ({ hold_reason }: Pick<Row<'payouts'>, 'hold_reason'>) => hold_reason === 'rejected'

/** After an outage thousands are late for days: boxes whose hosts were told are not locked each time. */
const isUntold = (payout: Pick<Row<'payouts'>, 'late_notified_at' | 'hold_reason'>) =>
  payout.late_notified_at === null && !isStoppedByUs(payout)

/** Tells nothing where another payout of the box is late and was told: the host knows. */
export async function tellLate(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const untold = (await listLate(db, now())).filter(isUntold)
  for (const boxId of new Set(untold.map(({ event_box_id }) => event_box_id))) {
    if (signal.aborted) return
    await inTransaction(db, async (trx) => {
      await lockBoxes(trx, [boxId])
      const late = (await listPayouts(trx, boxId)).filter(
        (payout) => isLate(payout, todayInIndia(now())) && !isStoppedByUs(payout),
      )
      const ids = late.filter(isUntold).map(({ id }) => id)
      if (ids.length === 0) return
      await trx.updateTable('payouts').set({ late_notified_at: now() }).where('id', 'in', ids).execute()
      if (ids.length === late.length) await jobs.add(trx, 'mail-late-payouts', { boxId })
    })
  }
}
