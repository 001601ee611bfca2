// Plans which process is killed when, and when backups are taken: decided by the seed, tied to the guests' progress.
import { setTimeout as delay } from 'node:timers/promises'
import type { Environment } from '../environment/environment.ts'
import { randomFrom } from '../random.ts'
import type { Size } from '../size.ts'

/**
 * Kills of each server, restarts of the database and of the pooler, and backups, each at a point of the guests' progress that the seed
 * has chosen.
 */
export function planFaults(
  { servers, restartDatabase, restartPooler }: Environment,
  size: Size,
  seed: string,
  guests: number,
  takeBackup: () => Promise<void>,
) {
  const moments = (purpose: string, count: number, action: () => Promise<unknown>) => {
    const random = randomFrom(`${seed}/${purpose}`)
    return Array.from({ length: count }, () => {
      const pauseMs = random.below(400)
      return { after: random.below(guests), action: () => delay(pauseMs).then(action) }
    })
  }
  const share = Math.ceil(size.kills / servers.length)
  return [
    ...servers.map((server, index) => moments(`kills/${index}`, share, server.killAndRestart)),
    ...(restartDatabase ? [moments('restarts', size.databaseRestarts, restartDatabase)] : []),
    moments('backups', size.backups, takeBackup),
    ...(restartPooler ? [moments('pooler', size.poolerRestarts, restartPooler)] : []),
  ]
}
