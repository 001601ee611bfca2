// Runs one minute of a hall, and returns what its guests saw and what it cost.
import { showProgress } from '../print.ts'
import { type Cost, costBetween } from '../record/cost.ts'
import { type Arrival, arrivalsOf, letArrive } from './arrivals.ts'
import { findLost } from './find-lost.ts'
import { visit } from './guest.ts'
import { openHallServer } from './hall-server.ts'
import { holdIdle } from './idle-connections.ts'
import { type Answered, openPhone, type Phone } from './phone.ts'

const SECONDS = 60
/** What other phones of the first hall ask for meanwhile, each second. */
const MISSES_A_SECOND = 10
const BOXLESS_A_SECOND = 2
const NOWHERE = 'N'.repeat(22)

export type HallRun = {
  /** Of all guests. */
  answers: readonly Answered[]
  /** Boxes that are not there, and orders without a box: those were answered as they should, or refused. */
  misses: readonly Answered[]
  boxless: readonly Answered[]
  /** What is wrong with the books, in words; and what the idle connections did not keep to. */
  wrong: readonly string[]
  /** Of each guest, webhooks included. */
  cost: Cost
  loopDelayMs: number
  peakMb: number
  /** Of the page, its files and all answers, as they were sent. */
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
    const paymentIds = visits.flatMap(({ paymentId }) => (paymentId ? [paymentId] : []))
    const lost = await findLost(server.db, server.hall.standInUrl, paymentIds)
    // What webhooks cost is a part of the gift, also where they are worked on later.
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
