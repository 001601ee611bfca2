// Measures what hosts and administrators read, beside a bare Fastify route with the same answer and the bare SQL of each.
import { statementsOf } from '../growth/sent-statements.ts'
import { column, say, showProgress } from '../print.ts'
import { format, type Middle, middleOf } from '../samples.ts'
import { openBareRoute, openBareSql } from './bare.ts'
import { openAdminReads, openHostReads, type Read, type Reads } from './read-calls.ts'

const CALLS_EACH = 50
const WARM_UP = 10
/** The limit: of the median, to the medians of route and SQL together; unless it is quicker than this anyway. */
const MOST_RATIO = 3
const QUICK_MS = 5

type Kinds = { ours: Middle; route: Middle; sql: Middle }

/** In turn, so that other load on the machine affects all alike. */
async function measureInTurn(calls: Record<keyof Kinds, () => Promise<unknown>>): Promise<Kinds> {
  const times: Record<keyof Kinds, number[]> = { ours: [], route: [], sql: [] }
  for (let turn = 0; turn < WARM_UP + CALLS_EACH; turn++)
    for (const kind of ['ours', 'route', 'sql'] as const) {
      const begun = performance.now()
      await calls[kind]()
      if (turn >= WARM_UP) times[kind].push(performance.now() - begun)
    }
  return { ours: middleOf(times.ours), route: middleOf(times.route), sql: middleOf(times.sql) }
}

function tell(name: string, { mostMs }: Read, { ours, route, sql }: Kinds): boolean {
  const ratio = ours.median / (route.median + sql.median)
  const isQuick = ours.median <= mostMs && (ratio <= MOST_RATIO || ours.median <= QUICK_MS)
  const times = [ours, route, sql].map((middle) => column(format(middle), 22)).join('')
  const limits = `${column(ratio.toFixed(2), 8)}${column(String(mostMs), 9)}`
  say(`${name.padEnd(25)}${times}${limits}${isQuick ? '' : '  missed'}`)
  return isQuick
}

async function measureAll(open: () => Promise<Reads>): Promise<boolean[]> {
  const { databaseUrl, reads, close } = await open()
  const [route, sql] = [await openBareRoute(), await openBareSql(databaseUrl)]
  try {
    const reached: boolean[] = []
    for (const [name, read] of Object.entries(reads)) {
      showProgress(name)
      // What is kept from one call to the next, as what was counted, is kept from here on.
      let text = await read.call()
      const statements = await statementsOf(async () => {
        text = await read.call()
      })
      const ours = async () => {
        const answer = await read.call()
        read.follow?.(answer)
      }
      const bare = { route: route.call(text), sql: sql.call(statements) }
      reached.push(tell(name, read, await measureInTurn({ ours, ...bare })))
    }
    return reached
  } finally {
    await Promise.all([route.close(), sql.close()])
    await close()
  }
}

/** True where each read is within its limits. */
export async function benchRead(): Promise<boolean> {
  const heads = ['ours', 'bare route', 'bare SQL'].map((head) => column(head, 22)).join('')
  say(
    `Milliseconds, median of ${CALLS_EACH} (and the middle half); ratio: to route and SQL together, at most`,
  )
  say(`${MOST_RATIO} or ${QUICK_MS} ms:`)
  say(`${''.padEnd(25)}${heads}${column('ratio', 8)}${column('at most', 9)}`)
  const reached = [...(await measureAll(openHostReads)), ...(await measureAll(openAdminReads))]
  const isFine = reached.every(Boolean)
  say(isFine ? '\nAll within the limits.' : '\nMissed.')
  return isFine
}
