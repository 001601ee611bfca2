// Loads the real server like a wedding hall: 600 guests behind one address give within a minute, over one box and over three,
// while one phone there asks for missing boxes ten times a second, and another opens orders without a box.
import { setTimeout as delay } from 'node:timers/promises'
import { type StandIn, startStandIn } from '@lifafa/razorpay-stand-in'
import { openTestDatabase, type TestDatabase } from '../../server/src/test/database.ts'
import { insertEventBox } from '../../server/src/test/rows.ts'
import { PROVIDER_KEY, startServer } from '../../server/src/test/servers/running-server.ts'
import { column, say } from '../print.ts'
import { middleOf } from '../samples.ts'
import { type Answered, ask, giveOnce, type Hall } from './guest.ts'

const SECONDS = 60
const GUESTS = 600
const MISSES_A_SECOND = 10
const BOXLESS_A_SECOND = 2
const NOWHERE = 'N'.repeat(22)
/** The limits: no guest is refused, and no order takes longer. */
const SLOWEST_ORDER_MS = 3_000

/** Open loop: each `begin` at its time, whether earlier ones were answered or not. */
async function arrive<T>(count: number, begin: (index: number) => Promise<T>): Promise<T[]> {
  const since = performance.now()
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await delay(Math.max(0, (index * SECONDS * 1000) / count - (performance.now() - since)))
      return begin(index)
    }),
  )
}

const countOf = (answers: readonly Answered[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

function tellTimes(answers: readonly Answered[]): void {
  say(`${''.padEnd(16)}${column('median', 10)}${column('middle half', 18)}${column('slowest', 10)}  ms`)
  for (const name of new Set(answers.map(({ call }) => call))) {
    const times = answers.filter(({ call }) => call === name).map(({ ms }) => ms)
    const { median, low, high } = middleOf(times)
    const half = `${low.toFixed(1)}–${high.toFixed(1)}`
    say(`${name.padEnd(16)}${column(median, 10)}${column(half, 18)}${column(Math.max(...times), 10)}`)
  }
}

/** True where the run was within its limits. */
async function runHall(hall: Hall, boxIds: readonly string[]): Promise<boolean> {
  say(`\n${GUESTS} guests of one address over ${boxIds.length} box(es) in ${SECONDS} seconds:`)
  let served = 0
  const progress = setInterval(() => say(`  … ${served} of ${GUESTS} have given`), 10_000)
  const [guests, misses, boxless] = await Promise.all([
    arrive(GUESTS, async (index) => {
      const answers = await giveOnce(hall, boxIds[index % boxIds.length] ?? '', index)
      served++
      return answers
    }),
    arrive(SECONDS * MISSES_A_SECOND, () => ask(hall, 'createOrder', { amount: 104, giftid: NOWHERE })),
    arrive(SECONDS * BOXLESS_A_SECOND, () => ask(hall, 'createOrder', { amount: 104 })),
  ]).finally(() => clearInterval(progress))
  const answers = guests.flat()
  tellTimes(answers)
  const refused = answers.filter(({ status }) => status !== 200)
  const orders = answers.filter(({ call }) => call === 'createOrder')
  const slowest = Math.max(...orders.map(({ ms }) => ms))
  say(
    `Refused or lost: ${refused.length} ${[...new Set(refused.map((it) => `${it.call} ${it.status}`))].join(', ')}`,
  )
  say(`Boxes that are not there: ${countOf(misses, 404)} not found, ${countOf(misses, 429)} refused`)
  say(`Orders without a box: ${countOf(boxless, 200)} opened, ${countOf(boxless, 429)} refused`)
  if (slowest > SLOWEST_ORDER_MS)
    say(`An order took ${slowest.toFixed(0)} ms; at most ${SLOWEST_ORDER_MS} are allowed.`)
  return refused.length === 0 && slowest <= SLOWEST_ORDER_MS
}

/** On a server of its own, with empty rate limits. */
async function withServer(database: TestDatabase, standIn: StandIn, boxes: number): Promise<boolean> {
  const server = await startServer(database, standIn, { RATE_LIMIT_FACTOR: '1', LOG_LEVEL: 'error' })
  try {
    const rows = await Promise.all(
      Array.from({ length: boxes }, () => insertEventBox(database.db, { event_date: '2099-11-21' })),
    )
    return await runHall(
      { url: server.url, standInUrl: standIn.url },
      rows.map(({ id }) => id),
    )
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
  }
}

/** True where no guest was refused, and none waited long. */
export async function benchHall(): Promise<boolean> {
  const database = await openTestDatabase()
  const standIn = await startStandIn({ port: 0, ...PROVIDER_KEY })
  try {
    const one = await withServer(database, standIn, 1)
    const three = await withServer(database, standIn, 3)
    say(one && three ? '\nAll within the limits.' : '\nMissed.')
    return one && three
  } finally {
    await standIn.stop()
    await database.close()
  }
}
