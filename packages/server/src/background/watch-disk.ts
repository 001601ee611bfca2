// Raises an alarm when the disk of the data directory fills up, before the embedded database can no longer write.
import { statfs } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import type { TaskAction } from '../jobs/scheduled-task.ts'

export const NEARLY_FULL_PERCENT = 85

/** Rounded up, without the blocks reserved for root, as df(1) counts. */
export const percentUsed = (disk: { blocks: number; bfree: number; bavail: number }): number => {
  const used = disk.blocks - disk.bfree
  return Math.ceil((100 * used) / (used + disk.bavail))
}

/** Raises it once, and again only after there was more space in between. */
export function watchDisk(dataDir: string, log: Pick<FastifyBaseLogger, 'error'>): TaskAction {
  let isRaised = false
  return async () => {
    const percent = percentUsed(await statfs(dataDir))
    const isNearlyFull = percent >= NEARLY_FULL_PERCENT
    if (isNearlyFull && !isRaised) raise(log, 'disk-filling', { dataDir, percentUsed: percent })
    isRaised = isNearlyFull
  }
}
