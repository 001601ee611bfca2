// Waits after the faults until all work is done and all books agree.
import { setTimeout as delay } from 'node:timers/promises'
import type { Environment } from '../environment/environment.ts'
import type { ProviderPayment } from '../environment/provider-books.ts'
import { type Books, type LeftToDo, readBooks } from './books.ts'
import { countOnTheWay, REST_AFTER_LOOK_MS, STALL_TIMEOUT_MS } from './look-until.ts'
import { readTotals } from './totals.ts'

const LOOK_AGAIN_MS = 1_000

/** Captured orders; of two payments of one order, one is refunded. */
export const countContributions = (payments: readonly ProviderPayment[]): number =>
  new Set(payments.filter(({ captured }) => captured).map(({ order_id }) => order_id)).size

/** Our books as they were in the end, and what is missing in them: nothing, once everything is consistent. */
export interface Consistent {
  books: Books
  missing: LeftToDo[]
}

export async function waitUntilConsistent(
  environment: Environment,
  stallTimeoutMs = STALL_TIMEOUT_MS,
): Promise<Consistent> {
  const least = new Map<string, number>()
  let nearerAt = performance.now()
  for (;;) {
    const { missing, books } = await whatIsMissing(environment)
    const nearer = missing.filter(({ what, count }) => count < (least.get(what) ?? Number.POSITIVE_INFINITY))
    for (const { what, count } of nearer) least.set(what, count)
    if (nearer.length > 0) nearerAt = performance.now()
    if (missing.length === 0 || performance.now() > nearerAt + stallTimeoutMs)
      return { missing, books: books ?? (await environment.withDatabase(readBooks)) }
    await delay(books ? REST_AFTER_LOOK_MS[environment.kind] : LOOK_AGAIN_MS)
  }
}

/** Checks what is cheap to tell first; the database last, because that stops the embedded database's server. */
async function whatIsMissing(environment: Environment): Promise<{ missing: LeftToDo[]; books?: Books }> {
  const onTheWay = await countOnTheWay(environment)
  if (onTheWay > 0) return { missing: [{ what: 'events and refunds not worked on', count: onTheWay }] }
  const payments = await environment.provider.listPayments()
  const contributions = countContributions(payments)
  const kept = payments.filter(({ status }) => status === 'captured').length
  if (kept > contributions)
    return { missing: [{ what: 'second payments of one order not given back', count: kept - contributions }] }
  const { guests } = await readTotals(environment)
  if (guests !== contributions) {
    const what = 'gifts that the host is not shown, or shown too much'
    return { missing: [{ what, count: Math.abs(contributions - guests) }] }
  }
  const books = await environment.withDatabase(readBooks)
  return { missing: books.leftToDo, books }
}
