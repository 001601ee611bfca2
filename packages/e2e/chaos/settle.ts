// After the faults: waits until everything has come to rest and to its right place.
import { setTimeout as delay } from 'node:timers/promises'
import { listLeftToDo } from './books.ts'
import type { House, Kind } from './house.ts'
import type { ProviderPayment } from './provider.ts'
import { readTotals } from './totals.ts'

/** A killed process's lease on an order (a minute) and a job's pauses between tries pass first. */
export const RIGHT_WITHIN_MS = 180_000
const LOOK_AGAIN_MS = 2_000
/**
 * Looking into the embedded database stops its server. It must live longer than it takes to notice what a killed one had
 * begun (jobs/queue.ts), or looking is what nothing ever comes right for.
 */
const REST_AFTER_LOOK_MS: Record<Kind, number> = { postgres: 0, pglite: 15_000 }

/** Orders of which money was taken; of two payments of one order, one goes back. */
export const countGifts = (payments: readonly ProviderPayment[]): number =>
  new Set(payments.filter(({ captured }) => captured).map(({ order_id }) => order_id)).size

/** Answers what it waited for in vain; undefined where all came right in time. */
export async function waitUntilRight(house: House): Promise<string | undefined> {
  const endsAt = performance.now() + RIGHT_WITHIN_MS
  await house.provider.hurryWaitingEvents()
  for (;;) {
    const missing = await whatIsMissing(house)
    if (missing === undefined || performance.now() > endsAt) return missing
    await delay(LOOK_AGAIN_MS)
  }
}

/** First by the host's own eyes; last, since that needs the embedded database's server to stop, by what is left to do. */
async function whatIsMissing(house: House): Promise<string | undefined> {
  const payments = await house.provider.listPayments()
  const gifts = countGifts(payments)
  const { guests } = await readTotals(house)
  if (guests !== gifts) return `the host was shown ${guests} gifts of ${gifts}`
  const kept = payments.filter(({ status }) => status === 'captured').length
  if (kept > gifts) return `${kept - gifts} second payments of one order were not given back`
  const waiting = await house.provider.hurryWaitingEvents()
  if (waiting > 0) return `${waiting} events were not taken`
  const left = await house.withDatabase(listLeftToDo)
  if (left.length === 0) return undefined
  await delay(REST_AFTER_LOOK_MS[house.kind])
  return left.join(', ')
}
