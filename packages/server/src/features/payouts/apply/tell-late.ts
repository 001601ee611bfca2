// Tells hosts by email that money is late, and why: once for each time that money of a box begins to be late.
import { todayInIndia } from '@lifafa/contract/event-timing'
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Services } from '../../../services.ts'
import { lockBox } from '../create/lock-box.ts'
import { listBoxesToldNothing, listPayouts } from '../reads.ts'
import { isLate } from '../rules/late.ts'

export async function tellLate(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  for (const boxId of await listBoxesToldNothing(db, now())) {
    if (signal.aborted) return
    await inTransaction(db, (trx) => tell(trx, jobs, boxId, now()))
  }
}

/** Where another payout of the box is late and was told, the host knows. */
async function tell(
  trx: Transaction<Database>,
  jobs: Services['jobs'],
  boxId: string,
  now: Date,
): Promise<void> {
  await lockBox(trx, boxId)
  const late = (await listPayouts(trx, boxId)).filter((payout) => isLate(payout, todayInIndia(now)))
  const untold = late.filter(({ told_late_at }) => told_late_at === null).map(({ id }) => id)
  if (untold.length === 0) return
  await trx.updateTable('payouts').set({ told_late_at: now }).where('id', 'in', untold).execute()
  if (untold.length === late.length) await jobs.add(trx, 'mail-late-payouts', { boxId })
}
