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
import { isLate } from '../rules/late.ts'
import { lockBox } from './lock-box.ts'

/** Whether they wait with us or at the provider. Raised when there is one that was not late before. */
export const watchLate = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): TaskAction =>
  onNew(
    async () => (await listLate(db, now())).map(({ id }) => id),
    (payouts) => raise(log, 'payout-late', { payouts }),
  )

const isUntold = ({ late_notified_at }: Pick<Row<'payouts'>, 'late_notified_at'>) => late_notified_at === null

/** False of a payout that somebody of ours stopped: its host reads that, and no day. */
const isForHost = ({ hold_reason }: Pick<Row<'payouts'>, 'hold_reason'>) => hold_reason !== 'rejected'

/** The hosts of so many boxes are told in one run: an outage makes many late at once. */
const AT_ONCE = 100

/** Tells nothing where another payout of the box is late and was told: the host knows. */
export async function tellLate(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const untold = (await listLate(db, now())).filter((payout) => isUntold(payout) && isForHost(payout))
  const boxIds = new Set(untold.map(({ event_box_id }) => event_box_id))
  for (const boxId of [...boxIds].slice(0, AT_ONCE)) {
    if (signal.aborted) return
    await inTransaction(db, async (trx) => {
      await lockBox(trx, boxId)
      const late = (await listPayouts(trx, boxId)).filter(
        (payout) => isLate(payout, todayInIndia(now())) && isForHost(payout),
      )
      const ids = late.filter(isUntold).map(({ id }) => id)
      if (ids.length === 0) return
      await trx.updateTable('payouts').set({ late_notified_at: now() }).where('id', 'in', ids).execute()
      if (ids.length === late.length) await jobs.add(trx, 'mail-late-payouts', { boxId })
    })
  }
}
