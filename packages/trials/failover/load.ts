// Guests who give at a steady rate, whether earlier ones were answered or not; and how many gifts a second are possible at all.
import { setTimeout as delay } from 'node:timers/promises'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { chargePaise } from '@lifafa/contract/money'
import { type Answer, post } from '../calls.ts'

const RUPEES = 501
const PAUSE_MS = 1_000
const FIRST_PHONE = 7_000_000_000
const SUCCESS = 200
/** No answer, a payment that is being confirmed, and what proxies and servers say while the database is away. */
const OUTAGE = new Set([0, 202, 502, 503, 504])
const LANES = 16
const WARM_UP_MS = 3_000
const MEASURED_MS = 6_000
const TICK_MS = 20
/** A gift waits for a failover and its guest's pauses; whatever waits longer is lost. */
const LAST_WITHIN_MS = 120_000

/** The addresses of our servers' proxy and of the stand-in. */
export type Place = { url: string; providerUrl: string }

export interface Gift {
  boxId: string
  /** In milliseconds, as `performance.now()`. */
  arrivedAt: number
  paymentId?: string
  /** When verify answered success. */
  acknowledgedAt?: number
  /** Answers that no outage explains. */
  mistakes: string[]
}

/** Undefined if the call has to be repeated. */
function successIn(gift: Gift, what: string, { status, body }: Answer): Answer['body'] | undefined {
  if (status === SUCCESS && body.success !== false) return body
  if (!OUTAGE.has(status)) gift.mistakes.push(`${what}: ${status} ${body.message ?? ''}`)
  return undefined
}

/**
 * A guest repeats each call until it succeeds, as the page does by itself, but more often. Resolves when the gift is acknowledged;
 * earlier where `signal` is aborted.
 */
async function give(place: Place, gift: Gift, guest: number, signal: AbortSignal): Promise<void> {
  async function untilSuccess(what: string, url: string, body: object): Promise<Answer['body'] | undefined> {
    while (!signal.aborted) {
      const success = successIn(gift, what, await post(url, body))
      if (success) return success
      await delay(PAUSE_MS * (0.5 + Math.random()))
    }
    return undefined
  }
  const guestDetails = {
    ...{ giftid: gift.boxId, name: 'Sunita Deshpande', address: '7 Station Road, Pune' },
    phone: String(FIRST_PHONE + guest),
  }
  const order = await untilSuccess('order', `${place.url}${API_PREFIX}${paymentPaths.createOrder}/`, {
    ...guestDetails,
    amount: chargePaise(RUPEES),
    request_key: crypto.randomUUID(),
  })
  if (!order) return
  const proof = await untilSuccess('payment', `${place.providerUrl}/stand-in/orders/${order.id}/pay`, {})
  if (!proof) return
  gift.paymentId = String(proof.razorpay_payment_id)
  const verified = await untilSuccess('verify', `${place.url}${API_PREFIX}${paymentPaths.verify}/`, {
    ...proof,
    ...guestDetails,
    amount: RUPEES,
  })
  if (verified) gift.acknowledgedAt = performance.now()
}

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
      const gift = { boxId: boxIds[index % boxIds.length] ?? '', arrivedAt: 0, mistakes: [] }
      await give(place, gift, 1_000_000 * (index + 1) + turn, AbortSignal.timeout(60_000))
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
