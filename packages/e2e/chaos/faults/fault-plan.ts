// Plans which process is killed when: decided by the seed, tied to the guests' progress.
import { setTimeout as delay } from 'node:timers/promises'
import type { Environment } from '../environment/environment.ts'
import { randomFrom } from '../random.ts'
import type { Size } from '../size.ts'

/** Kills of each server and restarts of the database and of the pooler, each at a point of the guests' progress that the seed has chosen. */
export function planFaults(
  { servers, restartDatabase, restartPooler }: Environment,
  size: Size,
  seed: string,
  guests: number,
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
    ...(restartPooler ? [moments('pooler', size.poolerRestarts, restartPooler)] : []),
  ]
}
