// One run: guests and faults together, then a pause without faults, then the comparison.
import { type Books, readBooks } from './books.ts'
import { type Check, compare } from './compare.ts'
import { comparePayouts } from './compare-payouts.ts'
import { type Environment, type Kind, openEnvironment } from './environment.ts'
import { startFaultInjector } from './fault-injector.ts'
import { planFaults } from './fault-plan.ts'
import { type GuestContext, simulateGuest } from './guest.ts'
import type { Memory } from './guest-calls.ts'
import { payHosts } from './pay-days.ts'
import { makePlans, type Plan } from './plan.ts'
import type { Size } from './size.ts'
import { makeThrottle, type Throttle } from './throttle.ts'
import { readTotals } from './totals.ts'
import { countContributions, STALL_TIMEOUT_MS, waitUntilConsistent } from './wait-until-consistent.ts'

export interface Outcome {
  kind: Kind
  checks: Check[]
  /** In the order of printing. */
  numbers: Record<string, number | string>
  /** Error messages of the servers, most frequent first: information for the reader, not a violation. */
  complaints: string[]
}

export async function runEnvironment(
  kind: Kind,
  size: Size,
  seed: string,
  deadline: AbortSignal,
): Promise<Outcome> {
  const environment = await openEnvironment(kind, size.boxes)
  let codes: (number | null)[] = []
  const outcome = await Promise.race([
    runIn(environment, size, `${seed}/${kind}`),
    rejectAt(deadline),
  ]).finally(async () => {
    codes = await environment.close()
  })
  outcome.checks.push({
    guarantee: 'asked to end, each server ends in order',
    violations: codes.filter((code) => code !== 0).map((code) => `one ended with ${code}`),
  })
  return outcome
}

const rejectAt = (deadline: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason))
  })

async function runIn(environment: Environment, size: Size, seed: string): Promise<Outcome> {
  const { servers, provider, boxes } = environment
  const context: GuestContext = { serverUrls: servers.map(({ url }) => url), provider, boxes, orders: [] }
  const plans = makePlans(seed, size.payments, size.boxes)
  const throttle = makeThrottle(2 * size.guestsAtOnce)

  const startedAt = performance.now()
  const faultInjector = await startFaultInjector(context, seed)
  const faults = planFaults(environment, size, seed, plans.length).map((planned) => throttle.actions(planned))
  const [memories] = await Promise.all([
    startGuests(context, plans, size.guestsAtOnce, throttle),
    ...faults,
  ]).finally(faultInjector.stop)
  await faultInjector.calm()
  const calmAt = performance.now()
  const missing = await waitUntilConsistent(environment)
  const rightAt = performance.now()

  const totals = await readTotals(environment)
  const books = await environment.withDatabase(readBooks)
  const payments = await provider.listPayments()
  const owed = new Map(boxes.map((box) => [box, givenTo(box, books)]))
  const paid = await payHosts(environment, context, size, seed, owed)
  const paidAt = performance.now()
  const count = (field: 'kills' | 'deaths' | 'failedStarts') =>
    servers.reduce((sum, { counts }) => sum + counts[field], 0)
  const captured = payments.filter((payment) => payment.captured).length
  const { databaseRestarts } = environment.counts

  const checks = compare({ payments, books, memories, boxes, totals })
  checks.push(
    ...comparePayouts(paid, owed),
    { guarantee: 'strangers were refused', violations: faultInjector.forged.taken },
    {
      guarantee: `once calm, all came right, and never stood still for ${STALL_TIMEOUT_MS / 1000} s`,
      violations: missing.map(({ what, count }) => `${count} ${what}`),
    },
    {
      guarantee: 'no server ended by itself',
      violations: count('deaths') > 0 ? [`${count('deaths')} ended`] : [],
    },
    {
      guarantee: 'the run was as hard as it was meant to be',
      violations: [
        ...(paid.payouts.length === 0 ? ['no payouts'] : []),
        ...(captured < size.payments ? [`${captured} payments of ${size.payments}`] : []),
        ...(count('kills') < size.kills ? [`${count('kills')} kills of ${size.kills}`] : []),
        ...(environment.restartDatabase && databaseRestarts < size.databaseRestarts
          ? [`${databaseRestarts} restarts of ${size.databaseRestarts}`]
          : []),
      ],
    },
  )
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  const thanked = memories.filter((memory) => memory.thanked).length
  return {
    kind: environment.kind,
    checks,
    numbers: {
      guests: memories.length,
      'payments captured at the provider': captured,
      contributions: books.contributions.length,
      'second payments of one order, given back': captured - countContributions(payments),
      'servers killed (SIGKILL)': count('kills'),
      'database restarted (immediate)': databaseRestarts,
      'starts that found no database': count('failedStarts'),
      'calls of guests': memories.reduce((sum, { calls }) => sum + calls, 0),
      '… without an answer': memories.reduce((sum, { unanswered }) => sum + unanswered, 0),
      'guests thanked at once': thanked,
      'events of the provider kept': books.eventIds.length,
      'forged calls': faultInjector.forged.sent,
      'payouts at the provider': paid.payouts.length,
      '… that failed or came back': paid.payouts.filter(({ status }) => status !== 'processed').length,
      'seconds of trouble': seconds(calmAt - startedAt),
      'seconds from calm to right': seconds(rightAt - calmAt),
      'seconds until hosts were paid': seconds(paidAt - rightAt),
    },
    complaints: servers
      .flatMap(({ complaints }) => [...complaints])
      .toSorted(([, a], [, b]) => b - a)
      .map(([text, times]) => `${times} × ${text}`),
  }
}

const givenTo = (box: string, { contributions }: Books): number =>
  contributions
    .filter(({ event_box_id }) => event_box_id === box)
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0)

async function startGuests(context: GuestContext, plans: Plan[], atOnce: number, throttle: Throttle) {
  const memories: Memory[] = []
  const waiting = plans.values()
  async function oneAfterAnother() {
    for (const plan of waiting) {
      await throttle.enter(plan.number)
      memories.push(await simulateGuest(context, plan))
      throttle.leave()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, oneAfterAnother))
  return memories
}
