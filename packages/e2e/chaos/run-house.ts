// One run: guests and faults together, then calm, then the comparison.
import { type Books, readBooks } from './books.ts'
import { compare, type Verdict } from './compare.ts'
import { comparePayouts } from './compare-payouts.ts'
import { type Hall, liveAsGuest } from './guest.ts'
import type { Memory } from './guest-calls.ts'
import { type Environment, type Kind, openEnvironment } from './house.ts'
import { makeThrottle, type Throttle } from './pace.ts'
import { payHosts } from './pay-days.ts'
import { makePlans, type Plan } from './plan.ts'
import { countContributions, STANDSTILL_MS, waitUntilRight } from './settle.ts'
import type { Size } from './size.ts'
import { readTotals } from './totals.ts'
import { planFaults } from './troubles.ts'
import { startFaultInjector } from './weather.ts'

export interface Outcome {
  kind: Kind
  verdicts: Verdict[]
  /** In the order in which they are printed. */
  numbers: Record<string, number | string>
  /** What the servers said of errors, the most frequent first: for whoever reads the result, no breach by itself. */
  complaints: string[]
}

export async function runEnvironment(
  kind: Kind,
  size: Size,
  seed: string,
  deadline: AbortSignal,
): Promise<Outcome> {
  const house = await openEnvironment(kind, size.boxes)
  let codes: (number | null)[] = []
  const outcome = await Promise.race([runIn(house, size, `${seed}/${kind}`), rejectAt(deadline)]).finally(
    async () => {
      codes = await house.close()
    },
  )
  outcome.verdicts.push({
    guarantee: 'asked to end, each server ends in order',
    breaches: codes.filter((code) => code !== 0).map((code) => `one ended with ${code}`),
  })
  return outcome
}

const rejectAt = (deadline: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason))
  })

async function runIn(house: Environment, size: Size, seed: string): Promise<Outcome> {
  const { servers, provider, boxes } = house
  const hall: Hall = { serverUrls: servers.map(({ url }) => url), provider, boxes, orders: [] }
  const plans = makePlans(seed, size.payments, size.boxes)
  const pace = makeThrottle(2 * size.guestsAtOnce)

  const startedAt = performance.now()
  const weather = await startFaultInjector(hall, seed)
  const troubles = planFaults(house, size, seed, plans.length).map((planned) => pace.actions(planned))
  const [memories] = await Promise.all([letIn(hall, plans, size.guestsAtOnce, pace), ...troubles]).finally(
    weather.stop,
  )
  await weather.calm()
  const calmAt = performance.now()
  const missing = await waitUntilRight(house)
  const rightAt = performance.now()

  const totals = await readTotals(house)
  const books = await house.withDatabase(readBooks)
  const payments = await provider.listPayments()
  const owed = new Map(boxes.map((box) => [box, givenTo(box, books)]))
  const paid = await payHosts(house, hall, size, seed, owed)
  const paidAt = performance.now()
  const count = (field: 'kills' | 'deaths' | 'failedStarts') =>
    servers.reduce((sum, { counts }) => sum + counts[field], 0)
  const captured = payments.filter((payment) => payment.captured).length
  const { databaseRestarts } = house.counts

  const verdicts = compare({ payments, books, memories, boxes, totals })
  verdicts.push(
    ...comparePayouts(paid, owed),
    { guarantee: 'strangers were refused', breaches: weather.forged.taken },
    {
      guarantee: `once calm, all came right, and never stood still for ${STANDSTILL_MS / 1000} s`,
      breaches: missing.map(({ what, count }) => `${count} ${what}`),
    },
    {
      guarantee: 'no server ended by itself',
      breaches: count('deaths') > 0 ? [`${count('deaths')} ended`] : [],
    },
    {
      guarantee: 'the run was as hard as it was meant to be',
      breaches: [
        ...(paid.payouts.length === 0 ? ['no payouts'] : []),
        ...(captured < size.payments ? [`${captured} payments of ${size.payments}`] : []),
        ...(count('kills') < size.kills ? [`${count('kills')} kills of ${size.kills}`] : []),
        ...(house.restartDatabase && databaseRestarts < size.databaseRestarts
          ? [`${databaseRestarts} restarts of ${size.databaseRestarts}`]
          : []),
      ],
    },
  )
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  const thanked = memories.filter((memory) => memory.thanked).length
  return {
    kind: house.kind,
    verdicts,
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
      'forged calls': weather.forged.sent,
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

async function letIn(hall: Hall, plans: Plan[], atOnce: number, pace: Throttle) {
  const memories: Memory[] = []
  const waiting = plans.values()
  async function oneAfterAnother() {
    for (const plan of waiting) {
      await pace.enter(plan.number)
      memories.push(await liveAsGuest(hall, plan))
      pace.leave()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, oneAfterAnother))
  return memories
}
