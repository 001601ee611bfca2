// Waits until the books are as they should be.
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../../../server/src/db/tables.ts'
import type { Environment } from '../environment/environment.ts'

/**
 * How long nothing may come nearer: a killed process's lease on an order (a minute) and a job's pauses between tries pass
 * in it. How long all of it takes depends on the machine, and on how much was left lying while servers were away.
 */
export const STALL_TIMEOUT_MS = 180_000
const LOOK_AGAIN_MS = 1_000

/** Returns what was read last: it is right and all events of the provider have arrived, or nothing has changed for a long time. */
export async function lookUntil<T>(
  { db, provider }: Environment,
  read: (db: Kysely<Database>) => Promise<T>,
  isRight: (seen: T) => boolean,
  stallTimeoutMs = STALL_TIMEOUT_MS,
): Promise<T> {
  let last = ''
  let changedAt = performance.now()
  for (;;) {
    const onTheWay = await provider.hurryWaitingEvents()
    const seen = await read(db)
    if (onTheWay === 0 && isRight(seen)) return seen
    const text = JSON.stringify([onTheWay, seen])
    if (text !== last) changedAt = performance.now()
    if (performance.now() > changedAt + stallTimeoutMs) return seen
    last = text
    await delay(LOOK_AGAIN_MS)
  }
}
