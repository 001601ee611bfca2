// One run: guests and faults together, then a pause without faults, money that goes back, the hosts' payouts, settlements, and the comparison.
import type { Check } from './comparison/check.ts'
import { compare } from './comparison/compare.ts'
import { comparePayouts } from './comparison/compare-payouts.ts'
import { compareSettlements } from './comparison/compare-settlements.ts'
import { readTotals } from './comparison/totals.ts'
import { waitUntilConsistent } from './comparison/wait-until-consistent.ts'
import { type Environment, type Kind, openEnvironment } from './environment/environment.ts'
import { startFaultInjector } from './faults/fault-injector.ts'
import { planFaults } from './faults/fault-plan.ts'
import type { GuestContext } from './guests/guest.ts'
import { makePlans } from './guests/plan.ts'
import { startGuests } from './guests/start-guests.ts'
import { makeThrottle } from './guests/throttle.ts'
import { payHosts } from './payouts/pay-days.ts'
import { checkRun, numbersOf, type Run } from './run-result.ts'
import { makeNextUnusual, settleAll } from './settlements/settle-all.ts'
import { givenTo, takeBack } from './settlements/take-back.ts'
import type { Size } from './size.ts'
import { startStopwatch } from './stopwatch.ts'

export interface Outcome {
  kind: Kind
  checks: Check[]
  /** In the order of printing. */
  numbers: Record<string, number | string>
  /** Error messages of the servers, most frequent first: information for the reader, not a violation. */
  errors: string[]
}

export async function runEnvironment(
  kind: Kind,
  size: Size,
  seed: string,
  deadline: AbortSignal,
  hasPooler: boolean,
  onGuest: () => void,
): Promise<Outcome> {
  const environment = await openEnvironment(kind, size.boxes, hasPooler)
  let codes: (number | null)[] = []
  const outcome = await Promise.race([
    runIn(environment, size, `${seed}/${kind}`, onGuest),
    rejectAt(deadline),
  ]).finally(async () => {
    codes = await environment.close()
  })
  outcome.checks.push({
    guarantee: 'each server ends with code 0 on SIGTERM',
    violations: codes.filter((code) => code !== 0).map((code) => `one ended with ${code}`),
  })
  return outcome
}

const rejectAt = (deadline: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason))
  })

async function runIn(
  environment: Environment,
  size: Size,
  seed: string,
  onGuest: () => void,
): Promise<Outcome> {
  const { servers, provider, boxes } = environment
  const context: GuestContext = { serverUrls: servers.map(({ url }) => url), provider, boxes, orders: [] }
  const plans = makePlans(seed, size.payments, size.boxes)
  const throttle = makeThrottle(2 * size.guestsAtOnce)

  const stopwatch = startStopwatch()
  const faultInjector = await startFaultInjector(context, seed)
  const faults = planFaults(environment, size, seed, plans.length).map((planned) => throttle.actions(planned))
  const [memories] = await Promise.all([
    startGuests(context, plans, size.guestsAtOnce, throttle, onGuest),
    ...faults,
  ]).finally(faultInjector.stop)
  await faultInjector.calm()
  stopwatch.end('seconds with faults')
  const { books, missing } = await waitUntilConsistent(environment)
  stopwatch.end('seconds from the last fault until all was done')

  const totals = await readTotals(environment)
  const payments = await provider.listPayments()
  const takenBack = await takeBack(environment, size, seed, books)
  stopwatch.end('seconds until refunds and disputes were in our books')
  const owed = new Map(boxes.map((box) => [box, givenTo(box, books, takenBack)]))
  await makeNextUnusual(environment)
  const paid = await payHosts(environment, context, size, seed, owed)
  stopwatch.end('seconds until hosts were paid')
  const settled = await settleAll(environment)
  stopwatch.end('seconds until all was settled')
  const checks = compare({ payments, books, memories, boxes, totals })
  const run: Run = {
    environment,
    size,
    memories,
    books,
    payments,
    takenBack,
    paid,
    missing,
    forged: faultInjector.forged,
    settled,
    phases: stopwatch.phases,
  }
  checks.push(
    ...comparePayouts(paid, owed),
    ...compareSettlements(settled, await provider.listPayments()),
    ...checkRun(run),
  )
  return {
    kind: environment.kind,
    checks,
    numbers: numbersOf(run),
    errors: servers
      .flatMap(({ errors }) => [...errors])
      .toSorted(([, a], [, b]) => b - a)
      .map(([text, times]) => `${times} × ${text}`),
  }
}
