// After the faults: waits until everything has come to rest and to its right place.
import { setTimeout as delay } from 'node:timers/promises'
import { listLeftToDo } from './books.ts'
import type { House } from './house.ts'
import type { ProviderPayment } from './provider.ts'
import { readTotals } from './totals.ts'

/** A killed process's lease on an order (a minute) and a job's pauses between tries pass first. */
export const RIGHT_WITHIN_MS = 180_000
const LOOK_AGAIN_MS = 2_000

/** Orders of which money was taken; of two payments of one order, one goes back. */
export const countGifts = (payments: readonly ProviderPayment[]): number =>
  new Set(payments.filter(({ captured }) => captured).map(({ order_id }) => order_id)).size

/** First by the host's own eyes; then, since that needs the embedded database's server to stop, by what is left to do. */
export async function waitUntilRight(house: House): Promise<boolean> {
  const endsAt = performance.now() + RIGHT_WITHIN_MS
  const gifts = countGifts(await house.provider.listPayments())
  let isShown = false
  while (performance.now() < endsAt) {
    isShown ||=
      (await readTotals(house)).guests === gifts && (await house.provider.countWaitingEvents()) === 0
    if (isShown && (await house.withDatabase(listLeftToDo)).length === 0) return true
    await delay(LOOK_AGAIN_MS)
  }
  return false
}
