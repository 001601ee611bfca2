// Notices that the disk of the data directory fills up, before the embedded database can write nothing more.
import { statfs } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import type { RecurringTask } from '../jobs/every.ts'

const NEARLY_FULL_PERCENT = 85

/** Rounded up, as df(1) counts it: of what is not kept for root. @internal */
export const percentUsed = (disk: { blocks: number; bfree: number; bavail: number }): number => {
  const used = disk.blocks - disk.bfree
  return Math.ceil((100 * used) / (used + disk.bavail))
}

/** Tells it once, and again only after there was more space in between. */
export function watchDisk(dataDir: string, log: Pick<FastifyBaseLogger, 'error'>): RecurringTask {
  let isTold = false
  return async () => {
    const percent = percentUsed(await statfs(dataDir))
    const isNearlyFull = percent >= NEARLY_FULL_PERCENT
    if (isNearlyFull && !isTold) raise(log, 'disk-filling', { dataDir, percentUsed: percent })
    isTold = isNearlyFull
  }
}
