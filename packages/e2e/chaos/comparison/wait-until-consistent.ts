// Waits after the faults until all work is done and all books agree.
import { setTimeout as delay } from 'node:timers/promises'
import type { Environment, Kind } from '../environment/environment.ts'
import type { ProviderPayment } from '../environment/provider-books.ts'
import { type LeftToDo, listLeftToDo } from './books.ts'
import { readTotals } from './totals.ts'

/**
 * How long nothing may come nearer: a killed process's lease on an order (a minute) and a job's pauses between tries pass
 * in it. How long all of it takes depends on the machine, and on how much was left lying while servers were away.
 */
export const STALL_TIMEOUT_MS = 180_000
const LOOK_AGAIN_MS = 2_000
/**
 * Looking into the embedded database stops its server. It must live longer than it takes to notice what a killed one had
 * begun (jobs/queue.ts), or looking is what nothing ever comes right for.
 */
export const REST_AFTER_LOOK_MS: Record<Kind, number> = { postgres: 0, pglite: 15_000 }

/** Captured orders; of two payments of one order, one is refunded. */
export const countContributions = (payments: readonly ProviderPayment[]): number =>
  new Set(payments.filter(({ captured }) => captured).map(({ order_id }) => order_id)).size

/** Returns what is still missing at the end; empty where everything is consistent. */
export async function waitUntilConsistent(environment: Environment): Promise<LeftToDo[]> {
  const least = new Map<string, number>()
  let nearerAt = performance.now()
  await environment.provider.hurryWaitingEvents()
  for (;;) {
    const missing = await whatIsMissing(environment)
    const nearer = missing.filter(({ what, count }) => count < (least.get(what) ?? Number.POSITIVE_INFINITY))
    for (const { what, count } of nearer) least.set(what, count)
    if (nearer.length > 0) nearerAt = performance.now()
    if (missing.length === 0 || performance.now() > nearerAt + STALL_TIMEOUT_MS) return missing
    await delay(LOOK_AGAIN_MS)
  }
}

/** Checks the host's pages first; the open work last, because that stops the embedded database's server. */
async function whatIsMissing(environment: Environment): Promise<LeftToDo[]> {
  const payments = await environment.provider.listPayments()
  const contributions = countContributions(payments)
  const { guests } = await readTotals(environment)
  if (guests !== contributions)
    return [
      {
        what: 'gifts that the host is not shown, or shown too much',
        count: Math.abs(contributions - guests),
      },
    ]
  const kept = payments.filter(({ status }) => status === 'captured').length
  if (kept > contributions)
    return [{ what: 'second payments of one order not given back', count: kept - contributions }]
  const waiting = await environment.provider.hurryWaitingEvents()
  if (waiting > 0) return [{ what: 'events not taken', count: waiting }]
  const left = await environment.withDatabase(listLeftToDo)
  if (left.length > 0) await delay(REST_AFTER_LOOK_MS[environment.kind])
  return left
}
