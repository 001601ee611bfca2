// One run: guests and kills together, then a pause without faults, money that goes back, the hosts' payouts, settlements, and the comparison.
import { type Check, listLeftToDo, readBooks } from './comparison/books.ts'
import { compareGifts, countGifts } from './comparison/compare-gifts.ts'
import { comparePayouts } from './comparison/compare-payouts.ts'
import { compareSettlements } from './comparison/compare-settlements.ts'
import { lookUntil, STALL_TIMEOUT_MS } from './comparison/look-until.ts'
import { type Environment, openEnvironment } from './environment/environment.ts'
import { readTotals } from './environment/host.ts'
import type { ProviderPayment } from './environment/provider.ts'
import { loseWebhooks, mendWebhooks, planKills, type Size } from './faults.ts'
import { type Memory, simulateGuest } from './guests/guest.ts'
import { makePlans } from './guests/plan.ts'
import { letCome } from './guests/throttle.ts'
import { makeNextUnusual, payHosts, settleAll } from './pay-days.ts'
import { givenTo, takeBack } from './take-back.ts'

export interface Outcome {
  checks: Check[]
  /** In the order of printing. */
  numbers: Record<string, number | string>
  /** Error messages of the servers, most frequent first: information for the reader, not a violation. */
  errors: string[]
}

export async function runChaos(
  size: Size,
  seed: string,
  deadline: AbortSignal,
  onGuest: () => void,
): Promise<Outcome> {
  const environment = await openEnvironment(size.boxes, size.isCitus)
  let codes: (number | null)[] = []
  const outcome = await Promise.race([runIn(environment, size, seed, onGuest), rejectAt(deadline)]).finally(
    async () => {
      codes = await environment.close()
    },
  )
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

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1)

async function runIn(
  environment: Environment,
  size: Size,
  seed: string,
  onGuest: () => void,
): Promise<Outcome> {
  const { provider, boxes, db, servers, counts } = environment
  const memories: Memory[] = []
  const plans = makePlans(seed, size.payments, size.boxes)
  const begun = performance.now()
  await loseWebhooks(environment)
  await letCome(
    plans,
    size.guestsAtOnce,
    (plan) => simulateGuest(environment, plan, memories).then(onGuest),
    planKills(environment, size, seed, plans.length),
  )
  await mendWebhooks(environment)
  const withFaults = seconds(begun)
  const calm = performance.now()
  const missing = await waitUntilConsistent(environment)
  const untilRight = seconds(calm)

  const payments = await provider.listPayments()
  const books = await readBooks(db)
  const totals = await readTotals(environment)
  const takenBack = await takeBack(environment, size, seed, books)
  const owed = new Map(boxes.map((box) => [box, givenTo(box, books, takenBack)]))
  await makeNextUnusual(environment)
  const paid = await payHosts(environment, size, seed, owed)
  const settled = await settleAll(environment)
  const sumOf = (field: 'kills' | 'deaths' | 'failedStarts') =>
    servers.reduce((sum, server) => sum + server.counts[field], 0)
  const captured = payments.filter((payment) => payment.captured).length
  const planned: [string, number, number][] = [
    ['payments', captured, size.payments],
    ['refunds and disputes', takenBack.size, size.refunds + size.disputes],
    ['kills', sumOf('kills'), size.kills],
    ['restarts of the database', counts.databaseRestarts, size.databaseRestarts],
    ['kills of the provider', counts.providerKills, size.providerKills],
    ['payouts', paid.payouts.length, 1],
  ]
  return {
    checks: [
      ...compareGifts({ payments, books, memories, boxes, totals }),
      ...comparePayouts(paid, owed),
      ...compareSettlements(settled, await provider.listPayments()),
      {
        guarantee: `after the faults all work was done, without a pause of ${STALL_TIMEOUT_MS / 1000} s`,
        violations: missing,
      },
      {
        guarantee: 'no server process ended by itself',
        violations: sumOf('deaths') > 0 ? [`${sumOf('deaths')} ended`] : [],
      },
      {
        guarantee: 'the run had the planned payments, refunds, disputes, kills and restarts',
        violations: planned.flatMap(([what, there, least]) =>
          there < least ? [`${there} ${what} of ${least}`] : [],
        ),
      },
    ],
    numbers: {
      guests: memories.length,
      'payments captured at the provider': captured,
      contributions: books.contributions.length,
      'second payments of one order, given back': captured - countGifts(payments),
      'servers killed (SIGKILL)': sumOf('kills'),
      'database restarted (immediate)': counts.databaseRestarts,
      'provider killed (SIGKILL)': counts.providerKills,
      'starts that found no database': sumOf('failedStarts'),
      'calls of guests': memories.reduce((sum, { calls }) => sum + calls, 0),
      '… without an answer': memories.reduce((sum, { unanswered }) => sum + unanswered, 0),
      'guests thanked at once': memories.filter(({ thanked }) => thanked).length,
      'payments refunded or disputed later': takenBack.size,
      'payouts at the provider': paid.payouts.length,
      '… that failed or came back': paid.payouts.filter(({ status }) => status !== 'processed').length,
      'settlements, and their lines': `${settled.books.settlements.length}, ${settled.books.lines.length}`,
      'days without faults until hosts were paid': paid.days,
      'seconds with faults, then until all was done': `${withFaults}, ${untilRight}`,
      'seconds in all': seconds(begun),
    },
    errors: servers
      .flatMap(({ errors }) => [...errors])
      .toSorted(([, a], [, b]) => b - a)
      .map(([text, times]) => `${times} × ${text}`),
  }
}

/** Lists the missing facts once nothing comes nearer: none, if all is well. */
const waitUntilConsistent = (environment: Environment): Promise<string[]> =>
  lookUntil(
    environment,
    async (db) => {
      const { length } = await db.selectFrom('contributions').select('id').execute()
      const payments = await environment.provider.listPayments()
      return [...(await listLeftToDo(db)), ...listMissing(payments, length)]
    },
    (missing) => missing.length === 0,
  )

function listMissing(payments: readonly ProviderPayment[], contributions: number): string[] {
  const gifts = countGifts(payments)
  const kept = payments.filter(({ status }) => status === 'captured').length
  return [
    ...(kept === gifts ? [] : [`${kept - gifts} second payments of one order not given back`]),
    ...(contributions === gifts ? [] : [`${gifts - contributions} gifts not in the books`]),
  ]
}
