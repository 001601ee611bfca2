// One run: guests and faults together, then calm, then the comparison.
import { setTimeout as delay } from 'node:timers/promises'
import type { Answer } from '@lifafa/contract/endpoint'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { logIn, lookIntoBox } from '../server/api.ts'
import { listLeftToDo, readBooks } from './books.ts'
import { compare, type Facts, type Verdict } from './compare.ts'
import { type Hall, liveAsGuest } from './guest.ts'
import type { Memory } from './guest-calls.ts'
import { type House, type Kind, openHouse } from './house.ts'
import { makePace, type Pace } from './pace.ts'
import { makePlans, type Plan } from './plan.ts'
import type { ProviderPayment } from './provider.ts'
import { randomFrom } from './random.ts'
import { startWeather } from './weather.ts'

export interface Size {
  payments: number
  boxes: number
  guestsAtOnce: number
  kills: number
  databaseRestarts: number
}

export interface Outcome {
  kind: Kind
  verdicts: Verdict[]
  /** In the order in which they are printed. */
  numbers: Record<string, number | string>
  /** What the servers said of errors, the most frequent first: for whoever reads the result, no breach by itself. */
  complaints: string[]
}

/** Once the faults have stopped, all must be right within this (design §9: the reconciler's lease and a job's own expiry pass first). */
const RIGHT_WITHIN_MS = 180_000
const LOOK_AGAIN_MS = 2_000

export async function runHouse(
  kind: Kind,
  size: Size,
  seed: string,
  deadline: AbortSignal,
): Promise<Outcome> {
  const house = await openHouse(kind, size.boxes)
  let codes: (number | null)[] = []
  const outcome = await runIn(house, size, `${seed}/${kind}`, deadline).finally(async () => {
    codes = await house.close()
  })
  outcome.verdicts.push({
    guarantee: 'asked to end, each server ends in order',
    breaches: codes.filter((code) => code !== 0).map((code) => `one ended with ${code}`),
  })
  return outcome
}

async function runIn(house: House, size: Size, seed: string, deadline: AbortSignal): Promise<Outcome> {
  const { servers, provider, boxes } = house
  const hall: Hall = { serverUrls: servers.map(({ url }) => url), provider, boxes, orders: [] }
  const plans = makePlans(seed, size.payments, size.boxes)
  const pace = makePace(2 * size.guestsAtOnce)

  const startedAt = performance.now()
  const weather = await startWeather(hall, seed)
  const troubles = planTroubles(house, size, seed, plans.length).map((planned) => pace.deeds(planned))
  const [memories] = await Promise.all([
    letIn(hall, plans, size.guestsAtOnce, pace, deadline),
    ...troubles,
  ]).finally(weather.stop)
  await weather.calm()
  const calmAt = performance.now()
  const isRight = await waitUntilRight(house, deadline)
  const rightAt = performance.now()

  const totals = await readTotals(house)
  const books = await house.withDatabase(readBooks)
  const payments = await provider.listPayments()
  const count = (field: 'kills' | 'deaths' | 'failedStarts') =>
    servers.reduce((sum, { counts }) => sum + counts[field], 0)
  const captured = payments.filter((payment) => payment.captured).length
  const restarts = house.restartDatabase ? size.databaseRestarts : 0

  const verdicts = compare({ payments, books, memories, boxes, totals })
  verdicts.push(
    { guarantee: 'strangers were refused', breaches: weather.forged.taken },
    {
      guarantee: `all was right within ${RIGHT_WITHIN_MS / 1000} s of calm`,
      breaches: isRight ? [] : ['it was not'],
    },
    {
      guarantee: 'no server ended by itself',
      breaches: count('deaths') > 0 ? [`${count('deaths')} ended`] : [],
    },
    {
      guarantee: 'the run was as hard as it was meant to be',
      breaches: [
        ...(captured < size.payments ? [`${captured} payments of ${size.payments}`] : []),
        ...(count('kills') < size.kills ? [`${count('kills')} kills of ${size.kills}`] : []),
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
      'second payments of one order, given back': captured - countGifts(payments),
      'servers killed (SIGKILL)': count('kills'),
      'database restarted (immediate)': restarts,
      'starts that found no database': count('failedStarts'),
      'calls of guests': memories.reduce((sum, { calls }) => sum + calls, 0),
      '… without an answer': memories.reduce((sum, { unanswered }) => sum + unanswered, 0),
      'guests thanked at once': thanked,
      'events of the provider kept': books.eventIds.length,
      'forged calls': weather.forged.sent,
      'seconds of trouble': seconds(calmAt - startedAt),
      'seconds from calm to right': seconds(rightAt - calmAt),
    },
    complaints: servers
      .flatMap(({ complaints }) => [...complaints])
      .toSorted(([, a], [, b]) => b - a)
      .map(([text, times]) => `${times} × ${text}`),
  }
}

/** Kills for each server and restarts of the database, each at a moment of the guests' progress that the seed has chosen. */
function planTroubles({ servers, restartDatabase }: House, size: Size, seed: string, guests: number) {
  const moments = (purpose: string, count: number, deed: () => Promise<unknown>) => {
    const random = randomFrom(`${seed}/${purpose}`)
    return Array.from({ length: count }, () => {
      const pauseMs = random.below(400)
      return { after: random.below(guests), deed: () => delay(pauseMs).then(deed) }
    })
  }
  const share = Math.ceil(size.kills / servers.length)
  return [
    ...servers.map((server, index) => moments(`kills/${index}`, share, server.killAndRestart)),
    ...(restartDatabase ? [moments('restarts', size.databaseRestarts, restartDatabase)] : []),
  ]
}

async function letIn(hall: Hall, plans: Plan[], atOnce: number, pace: Pace, deadline: AbortSignal) {
  const memories: Memory[] = []
  const waiting = plans.values()
  async function oneAfterAnother() {
    for (const plan of waiting) {
      await pace.enter(plan.number)
      deadline.throwIfAborted()
      memories.push(await liveAsGuest(hall, plan))
      pace.leave()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, oneAfterAnother))
  return memories
}

/** Orders of which money was taken; of two payments of one order, one goes back. */
const countGifts = (payments: readonly ProviderPayment[]): number =>
  new Set(payments.filter(({ captured }) => captured).map(({ order_id }) => order_id)).size

/** First by the host's own eyes; then, since that needs the embedded database's server to stop, by what is left to do. */
async function waitUntilRight(house: House, deadline: AbortSignal): Promise<boolean> {
  const endsAt = performance.now() + RIGHT_WITHIN_MS
  const gifts = countGifts(await house.provider.listPayments())
  let isShown = false
  while (performance.now() < endsAt && !deadline.aborted) {
    isShown ||=
      (await readTotals(house)).guests === gifts && (await house.provider.countWaitingEvents()) === 0
    if (isShown && (await house.withDatabase(listLeftToDo)).length === 0) return true
    await delay(LOOK_AGAIN_MS)
  }
  return false
}

/** What the host is shown: any of the servers tells the same. */
async function readTotals({ servers, host, boxes }: House): Promise<Facts['totals']> {
  const server = servers[servers.length - 1]
  if (!server) throw new Error('There is no server.')
  const { access } = (await logIn(server, host)).tokens
  const response = await fetch(`${server.url}${API_PREFIX}${getDashboard.path}/`, {
    headers: { authorization: `Bearer ${access}` },
  })
  const { total_amount, total_guests } = (await response.json()) as Answer<typeof getDashboard>
  const shown = new Map<string, { rupees: number; guests: number }>()
  for (const box of boxes) {
    const { total_amount: rupees, contributions } = await lookIntoBox(server, host, box)
    shown.set(box, { rupees, guests: contributions.length })
  }
  return { boxes: shown, rupees: total_amount, guests: total_guests }
}
