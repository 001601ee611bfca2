// Gifts at a steady rate, whether earlier ones were answered or not; and how many a second are possible at all.
import { setTimeout as delay } from 'node:timers/promises'
import { type Gift, give, type Place } from './give.ts'

const LANES = 16
const WARM_UP_MS = 3_000
const MEASURED_MS = 6_000
const TICK_MS = 20
/** A gift waits for a failover and its guest's pauses; whatever waits longer is lost. */
const LAST_WITHIN_MS = 120_000

export interface Load {
  gifts: readonly Gift[]
  /** Not acknowledged yet. */
  countUnderWay(): number
  /** The first gift that arrives from now on and is acknowledged: milliseconds from now. */
  untilNextGift(): Promise<number>
  setRate(perSecond: number): void
  /** No more gifts arrive; resolves when those under way are acknowledged, or two minutes have passed. */
  end(): Promise<void>
}

type Waiter = { since: number; resolve(ms: number): void }

export function startLoad(place: Place, boxIds: readonly string[]): Load {
  const gifts: Gift[] = []
  const underWay = new Set<Promise<void>>()
  const ending = new AbortController()
  let waiters: Waiter[] = []
  let perSecond = 0
  let rateSince = performance.now()
  let arrivedAtRate = 0

  async function arrive(): Promise<void> {
    const gift: Gift = {
      boxId: boxIds[gifts.length % boxIds.length] ?? '',
      arrivedAt: performance.now(),
      orderIds: new Set(),
      mistakes: [],
    }
    const guest = gifts.push(gift)
    await give(place, gift, guest, ending.signal)
    const { acknowledgedAt } = gift
    if (acknowledgedAt === undefined) return
    for (const { since, resolve } of waiters) if (gift.arrivedAt >= since) resolve(acknowledgedAt - since)
    waiters = waiters.filter(({ since }) => gift.arrivedAt < since)
  }
  const begin = () => {
    const running = arrive().finally(() => underWay.delete(running))
    underWay.add(running)
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - rateSince) / 1000) * perSecond
    for (; arrivedAtRate < due; arrivedAtRate++) begin()
  }, TICK_MS)

  return {
    gifts,
    countUnderWay: () => underWay.size,
    untilNextGift: () =>
      new Promise((resolve) => {
        waiters.push({ since: performance.now(), resolve })
      }),
    setRate(rate) {
      perSecond = rate
      rateSince = performance.now()
      arrivedAtRate = 0
    },
    async end() {
      clearInterval(timer)
      const last = setTimeout(() => ending.abort(), LAST_WITHIN_MS)
      await Promise.all(underWay)
      clearTimeout(last)
    },
  }
}

/** Gifts a second where each of sixteen guests gives again as soon as a gift is acknowledged. */
export async function measurePeak(place: Place, boxIds: readonly string[]): Promise<number> {
  let isOver = false
  let given = 0
  const lane = async (_: unknown, index: number) => {
    for (let turn = 0; !isOver; turn++) {
      const gift = { boxId: boxIds[index % boxIds.length] ?? '', arrivedAt: 0, orderIds: new Set<string>() }
      await give(
        place,
        { ...gift, mistakes: [] },
        1_000_000 * (index + 1) + turn,
        AbortSignal.timeout(60_000),
      )
      given += 1
    }
  }
  const lanes = Promise.all(Array.from({ length: LANES }, lane))
  await delay(WARM_UP_MS)
  const before = given
  await delay(MEASURED_MS)
  const perSecond = ((given - before) * 1000) / MEASURED_MS
  isOver = true
  await lanes
  return perSecond
}
