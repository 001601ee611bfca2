// Measures the administrator's figures, pages and searches at 1,000 hosts and at 100,000.
import { aSignedInAdmin } from '../../server/src/test/administrators/admins.ts'
import { openTestApp, type TestApp } from '../../server/src/test/app.ts'
import { WITHOUT_LIMITS } from '../growth/measured-app.ts'
import { column, say, showProgress } from '../print.ts'
import { format, measure, type Spread } from '../samples.ts'
import { CONTRIBUTIONS_PER_HOST, fill } from './fill.ts'

const SIZES = { small: 1_000, large: 100_000 }
const CALLS_EACH = 50
/** What it must reach (docs/performance.md#administrators): milliseconds at the large size, and against the small one unless it is quick anyway. */
const LIMIT = { ms: 100, ratio: 1.5, quickMs: 20 }

const search = (text: string) => () => `/admin/users?search=${encodeURIComponent(text)}`
const page = (pageOf: (pages: number) => number) => (hosts: number) =>
  `/admin/users?page=${pageOf(hosts / 10)}`

const calls: Record<string, (hosts: number) => string> = {
  'the figures': () => '/admin/dashboard/stats',
  'first page': page(() => 1),
  'middle page': page((pages) => pages / 2),
  'last page': page((pages) => pages),
  'name: prakash': search('prakash'),
  'part of a name: ash': search('ash'),
  'first and last: meera nair': search('Meera Nair'),
  'Devanagari: काश': search('काश'),
  'email: host777@': search('host777@'),
  'part of an email: t77': search('t77'),
  'email of all: @example': search('@example'),
  'part of a phone: 00077': search('00077'),
  'two letters: ra': search('ra'),
  'nobody: zzzz': search('zzzz'),
}

async function timesOf(app: TestApp, hosts: number): Promise<Map<string, Spread>> {
  const admin = await aSignedInAdmin(app)
  const spreads = new Map<string, Spread>()
  for (const [name, addressAt] of Object.entries(calls)) {
    showProgress(`${hosts} hosts: ${name}`)
    const spread = await measure(CALLS_EACH, async () => {
      const { status } = await admin.call(['GET', addressAt(hosts)])
      if (status !== 200) throw new Error(`${addressAt(hosts)} was answered with ${status}.`)
    })
    spreads.set(name, spread)
  }
  return spreads
}

async function atSize(hosts: number, work: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await openTestApp(undefined, 'on', WITHOUT_LIMITS)
  try {
    say(`Filling in ${hosts} hosts and ${hosts * CONTRIBUTIONS_PER_HOST} gifts …`)
    await fill(app.services.db, hosts)
    await work(app)
  } finally {
    await app.close()
  }
}

/** True where every call is within its limit. */
export async function benchAdmin(): Promise<boolean> {
  let small = new Map<string, Spread>()
  const missed: string[] = []
  await atSize(SIZES.small, async (app) => {
    small = await timesOf(app, SIZES.small)
  })
  await atSize(SIZES.large, async (app) => {
    say(
      `\nMilliseconds, median of ${CALLS_EACH} (and the middle half), the call and its answer at the server:`,
    )
    say(
      `${''.padEnd(30)}${column('1,000 hosts', 20)}${column('100,000 hosts', 22)}${column('ratio', 8)}${column('the first', 12)}`,
    )
    for (const [name, spread] of await timesOf(app, SIZES.large))
      if (!printRow(name, small.get(name), spread)) missed.push(name)
  })
  say(missed.length === 0 ? '\nAll within the limits.' : `\nMissed: ${missed.join(', ')}`)
  return missed.length === 0
}

function printRow(name: string, small: Spread | undefined, large: Spread): boolean {
  const ratio = large.median / (small?.median ?? Number.NaN)
  const isQuick = large.median <= LIMIT.ms && (ratio <= LIMIT.ratio || large.median <= LIMIT.quickMs)
  const times = `${column(small ? format(small) : '', 20)}${column(format(large), 22)}`
  say(`${name.padEnd(30)}${times}${column(ratio, 8)}${column(large.first, 12)}${isQuick ? '' : '  missed'}`)
  return isQuick
}
