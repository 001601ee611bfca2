// Lets guests arrive at their own times, whatever becomes of those before them (an open loop).
import { setTimeout as delay } from 'node:timers/promises'
import { randomFrom } from '../random.ts'
import type { Guest } from './guest.ts'

const SECOND = 1000
/** All have paid within a minute: who comes last writes and pays for twenty seconds. */
const ARRIVE_WITHIN_MS = 40 * SECOND
const FILL_MS = [4 * SECOND, 12 * SECOND] as const
const PAY_MS = [2 * SECOND, 8 * SECOND] as const

export type Arrival = Guest & { atMs: number }

/** At random moments, as guests come; the same every time. Each hall has a box of its own; they share so many networks. */
export function arrivalsOf(count: number, boxIds: readonly string[], networks: number): Arrival[] {
  const random = randomFrom('guests of a hall')
  return Array.from({ length: count }, (_, index) => {
    const hall = index % boxIds.length
    return {
      index,
      boxId: boxIds[hall] ?? '',
      network: `203.0.113.${(hall % networks) + 1}`,
      atMs: random.below(ARRIVE_WITHIN_MS),
      fillMs: random.between(...FILL_MS),
      payMs: random.between(...PAY_MS),
    }
  })
}

/** Begins each at its `atMs` from now, and resolves when all have ended. */
export async function letArrive<A extends { atMs: number }, T>(
  arrivals: readonly A[],
  begin: (arrival: A) => Promise<T>,
): Promise<T[]> {
  const since = performance.now()
  return Promise.all(
    arrivals.map(async (arrival) => {
      await delay(Math.max(0, arrival.atMs - (performance.now() - since)))
      return begin(arrival)
    }),
  )
}
