// Adds the jobs of a copy to the queue of the database that was filled with it.
import type { CopiedJob } from '../../db/copy/copy-format.ts'
import type { OpenDatabase } from '../../db/open-database.ts'
import type { DatabaseLog } from '../../db/opened-dialect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AT_ONCE, type JobData, type JobName } from '../../jobs/job-kinds.ts'
import { openJobs } from '../../jobs/queue.ts'

const isOurs = (name: string): name is JobName => name in AT_ONCE

export async function addJobs(
  { db, pgBossConnection }: OpenDatabase,
  all: readonly CopiedJob[],
  log: DatabaseLog,
): Promise<void> {
  if (all.length === 0) return
  const jobs = openJobs(pgBossConnection, log)
  try {
    await jobs.start()
    await inTransaction(db, async (trx) => {
      for (const { name, data } of all)
        if (isOurs(name)) await jobs.add(trx, name, data as JobData[typeof name])
    })
  } finally {
    await jobs.stop()
  }
}
