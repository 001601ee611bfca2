// Runs one minute of a hall, and returns its guests' answers and its cost.
import { setTimeout as delay } from 'node:timers/promises'
import { callControl } from '@lifafa/razorpay-stand-in/call-control'
import type { Kysely } from 'kysely'
import type { Database } from '../../server/src/db/tables.ts'
import { type Cost, costBetween } from '../costs.ts'
import { showProgress } from '../figures.ts'
import { judge } from '../judge.ts'
import { type Arrival, arrivalsOf, letArrive } from './arrivals.ts'
import { visit } from './guest.ts'
import { openHallServer } from './hall-server.ts'
import { holdIdle } from './idle-connections.ts'
import { type Answered, openPhone, type Phone } from './phone.ts'

const SECONDS = 60
/** Other phones of the first hall ask for these meanwhile. */
const MISSES_A_SECOND = 10
const BOXLESS_A_SECOND = 2
const NOWHERE = 'N'.repeat(22)
const WORKED_ON_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 1000

export type HallRun = {
  /** Answers to all guests. */
  answers: readonly Answered[]
  /** Boxes that are not there, and orders without a box: those were answered as they should, or refused. */
  misses: readonly Answered[]
  boxless: readonly Answered[]
  /** Faults of the books, in words, and refused idle connections. */
  wrong: readonly string[]
  /** The cost of each guest, webhooks included. */
  cost: Cost
  loopDelayMs: number
  peakMb: number
  /** The page, its files and all answers, as they were sent. */
  bytesPerGuest: number
  /** Idle connections that the server closed, and which were opened again. */
  idleClosed: number
}

/** At a steady pace for the whole minute. */
const askSteadily = (phone: Phone, perSecond: number, body: object): Promise<Answered[]> =>
  letArrive(
    Array.from({ length: SECONDS * perSecond }, (_, index) => ({ atMs: (index * 1000) / perSecond })),
    () => phone.ask('createOrder', { body }),
  )

export type HallSize = {
  guests: number
  /** Event boxes, one for each hall. */
  halls: number
  /** Addresses that the halls share. */
  networks: number
  /** Connections that do nothing. */
  idle: number
}

export async function runHall({ guests, halls, networks, idle }: HallSize): Promise<HallRun> {
  const server = await openHallServer(halls)
  const connections = await holdIdle(server.hall.url, idle)
  try {
    const arrivals = arrivalsOf(guests, server.boxIds, networks)
    const stranger = openPhone(server.hall.url, arrivals[0]?.network ?? '')
    let left = 0
    const progress = setInterval(() => showProgress(`${left} of ${guests} guests have left`), 1000)
    const before = await server.look()
    const [visits, misses, boxless] = await Promise.all([
      letArrive(arrivals, (guest: Arrival) => visit(server.hall, guest).finally(() => left++)),
      askSteadily(stranger, MISSES_A_SECOND, { amount: 104, giftid: NOWHERE }),
      askSteadily(stranger, BOXLESS_A_SECOND, { amount: 104 }),
    ]).finally(() => clearInterval(progress))
    const { loopDelayMs } = await server.look()
    stranger.close()
    const { closed, refused } = connections.counts()
    const paid = visits.flatMap(({ paymentId, boxId }) => (paymentId ? [[paymentId, boxId] as const] : []))
    const lost = await findLost(server.db, server.hall.standInUrl, new Map(paid))
    // The cost of webhooks is a part of the gift, also where they are worked on later.
    const after = await server.look()
    const answers = visits.flatMap((one) => one.answers)
    return {
      answers,
      misses,
      boxless,
      wrong: [...lost, ...(refused > 0 ? [`${refused} idle connections were refused`] : [])],
      cost: costBetween(before.cost, after.cost, guests),
      bytesPerGuest: answers.reduce((sum, { bytes }) => sum + bytes, 0) / guests,
      loopDelayMs,
      peakMb: after.peakMb,
      idleClosed: closed,
    }
  } finally {
    connections.close()
    await server.close()
  }
}

async function isAllWorkedOn(db: Kysely<Database>, standInUrl: string): Promise<boolean> {
  const unhandled = db.selectFrom('provider_events').select('id').where('handled_at', 'is', null).limit(1)
  if ((await unhandled.execute()).length > 0) return false
  type Deliveries = { deliveries: { status: string }[] }
  const { deliveries } = await callControl<Deliveries>(standInUrl, 'GET', '/deliveries')
  return deliveries.every(({ status }) => status === 'delivered')
}

/** Waits until every webhook has arrived and was worked on; returns what is wrong with the books, in words. */
async function findLost(
  db: Kysely<Database>,
  standInUrl: string,
  paid: ReadonlyMap<string, string>,
): Promise<string[]> {
  const latest = performance.now() + WORKED_ON_WITHIN_MS
  while (!(await isAllWorkedOn(db, standInUrl))) {
    if (performance.now() > latest) return ['webhooks are still not worked on']
    await delay(LOOK_EVERY_MS)
  }
  const { lost, contributions, inconsistencies } = await judge(db, paid)
  return [
    ...(lost.length > 0 ? [`${lost.length} payments are no contribution`] : []),
    ...(contributions > paid.size ? [`${contributions} contributions of ${paid.size} payments`] : []),
    ...inconsistencies,
  ]
}
