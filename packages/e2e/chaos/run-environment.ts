// One run: guests and faults together, then a pause without faults, money that goes back, the hosts' payouts, settlements, and the comparison.
// With backups, the servers lose their database twice: before money goes back, and once hosts are paid.
import type { PayoutMode } from '../../server/src/settings.ts'
import { checkBackups } from './backups/check-backups.ts'
import { restoreAfterPayouts } from './backups/restore-after-payouts.ts'
import { catchUp, confirmCompared, restoreServers } from './backups/restore-servers.ts'
import { openBackups } from './backups/take-backups.ts'
import type { Check } from './comparison/check.ts'
import { compare } from './comparison/compare.ts'
import { comparePayouts } from './comparison/compare-payouts.ts'
import { compareSettlements } from './comparison/compare-settlements.ts'
import { compareTransfers } from './comparison/compare-transfers.ts'
import { readTotals } from './comparison/totals.ts'
import { waitUntilConsistent } from './comparison/wait-until-consistent.ts'
import { type Environment, openEnvironment } from './environment/environment.ts'
import type { Kind } from './environment/place.ts'
import { startFaultInjector } from './faults/fault-injector.ts'
import { planFaults } from './faults/fault-plan.ts'
import type { GuestContext } from './guests/guest.ts'
import type { Memory } from './guests/guest-calls.ts'
import { makePlans } from './guests/plan.ts'
import { startGuests } from './guests/start-guests.ts'
import { makeThrottle } from './guests/throttle.ts'
import { payHosts } from './payouts/pay-days.ts'
import { releaseHolds } from './payouts/release-holds.ts'
import { randomFrom } from './random.ts'
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
  how: { hasPooler: boolean; payoutMode: PayoutMode },
  onGuest: () => void,
): Promise<Outcome> {
  const environment = await openEnvironment(kind, size.boxes, how)
  let codes: (number | null)[] = []
  const outcome = await Promise.race([
    runIn(environment, size, `${seed}/${kind}`, how.payoutMode, onGuest),
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
  payoutMode: PayoutMode,
  onGuest: () => void,
): Promise<Outcome> {
  const { servers, provider, boxes } = environment
  const serverUrls = servers.map(({ url }) => url)
  const memories: Memory[] = []
  const context: GuestContext = { serverUrls, provider, boxes, orders: [], memories }
  const plans = makePlans(seed, size.payments, size.boxes)
  const throttle = makeThrottle(2 * size.guestsAtOnce)
  const backups = size.backups > 0 ? await openBackups(environment, context) : undefined
  const takeBackup = async () => backups?.take()

  const stopwatch = startStopwatch()
  const faultInjector = await startFaultInjector(context, seed)
  const faults = planFaults(environment, size, seed, plans.length, takeBackup)
  await Promise.all([
    startGuests(context, plans, size.guestsAtOnce, throttle, onGuest),
    ...faults.map((planned) => throttle.actions(planned)),
  ]).finally(faultInjector.stop)
  await faultInjector.calm()
  stopwatch.end('seconds with faults')
  let { books, missing } = await waitUntilConsistent(environment)
  stopwatch.end('seconds from the last fault until all was done')
  if (backups && missing.length === 0) {
    await restoreServers(environment, backups, randomFrom(`${seed}/backup`).pick(backups.taken))
    ;({ books, missing } = await catchUp(environment))
    await confirmCompared(environment)
    stopwatch.end('seconds until a restored backup had all of it')
  }

  const totals = await readTotals(environment)
  const payments = await provider.listPayments()
  const transfers = await provider.listTransfers()
  const takenBack = await takeBack(environment, size, seed, books)
  stopwatch.end('seconds until refunds and disputes were in our books')
  const owed = new Map(boxes.map((box) => [box, givenTo(box, books, takenBack)]))
  await makeNextUnusual(environment)
  const gone = payoutMode === 'route' ? await releaseHolds(environment, context, size, seed) : undefined
  const first = gone ?? (await payHosts(environment, context, size, seed, owed, takeBackup))
  stopwatch.end('seconds until hosts were paid')
  const { paid, paidAgain } = backups
    ? await restoreAfterPayouts(environment, backups, owed)
    : { paid: first, paidAgain: [] }
  if (backups) stopwatch.end('seconds until a restored backup had the payouts')
  const settled = await settleAll(environment)
  stopwatch.end('seconds until all was settled')
  const checks = compare({ payments, transfers, books, memories, boxes, totals })
  const run: Run = {
    environment,
    size,
    memories,
    books,
    payments,
    takenBack,
    paid,
    missing,
    payoutMode,
    forged: faultInjector.forged,
    settled,
    backups,
    phases: stopwatch.phases,
  }
  checks.push(
    ...(gone
      ? compareTransfers(await provider.listTransfers(), await provider.listPayments(), takenBack, gone)
      : comparePayouts(paid, owed)),
    ...compareSettlements(settled, await provider.listPayments()),
    ...checkRun(run),
    ...(backups ? await checkBackups(environment, backups, paidAgain) : []),
  )
  if (backups) stopwatch.end('seconds until every backup had been restored')
  return {
    kind: environment.kind,
    checks,
    numbers: numbersOf(run),
    errors: environment.allServers
      .flatMap(({ errors }) => [...errors])
      .toSorted(([, a], [, b]) => b - a)
      .map(([text, times]) => `${times} × ${text}`),
  }
}
