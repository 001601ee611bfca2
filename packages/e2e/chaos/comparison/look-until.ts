// Waits until the books are as they should be: first until nobody has open work, then by looking into the database.
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../../../server/src/db/tables.ts'
import type { Environment } from '../environment/environment.ts'
import type { Kind } from '../environment/place.ts'
import { countOpenWork } from './open-work.ts'

/**
 * How long nothing may come nearer: a killed process's lease on an order (a minute) and a job's pauses between tries pass
 * in it. How long all of it takes depends on the machine, and on how much was left lying while servers were away.
 */
export const STALL_TIMEOUT_MS = 180_000
const ASK_AGAIN_MS = 500
const LOOK_AGAIN_MS = 2_000
/**
 * Looking into the embedded database stops its server. It must live longer than it takes to notice what a killed one had
 * begun (jobs/queue.ts), or looking is what nothing ever comes right for.
 */
export const REST_AFTER_LOOK_MS: Record<Kind, number> = {
  postgres: LOOK_AGAIN_MS,
  pglite: 15_000,
  citus: LOOK_AGAIN_MS,
}

/** The provider's events that are on their way to us, and our own work. */
export const countOnTheWay = async (environment: Environment): Promise<number> =>
  (await environment.provider.hurryWaitingEvents()) + (await countOpenWork(environment))

/** Returns what was read last: it is right, or nothing has come nearer for a long time. */
export async function lookUntil<T>(
  environment: Environment,
  read: (db: Kysely<Database>) => Promise<T>,
  isRight: (seen: T) => boolean,
): Promise<T> {
  let last = ''
  let changedAt = performance.now()
  const isStalled = (now: unknown): boolean => {
    const text = JSON.stringify(now)
    if (text !== last) changedAt = performance.now()
    last = text
    return performance.now() > changedAt + STALL_TIMEOUT_MS
  }
  for (;;) {
    const onTheWay = await countOnTheWay(environment)
    if (onTheWay > 0 && !isStalled(onTheWay)) {
      await delay(ASK_AGAIN_MS)
      continue
    }
    const seen = await environment.withDatabase(read)
    if (isRight(seen) || isStalled(seen)) return seen
    await delay(REST_AFTER_LOOK_MS[environment.kind])
  }
}
