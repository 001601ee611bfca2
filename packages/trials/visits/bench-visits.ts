// Measures first visits with a slow phone: the times of first paint and use, shifts, and requests.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../../tools/checks/find-chromium.mjs'
import { freePort } from '../../../tools/free-port.mjs'
import { SANDBOX_PASSWORD } from '../../server/src/known-secrets.ts'
import { openTestDatabase } from '../../server/src/test/database.ts'
import { column, format, middleOf, say, showProgress } from '../figures.ts'
import { startServerProcess } from '../processes/server-process.ts'
import { type Line, type Visit, type Visited, visit } from './visit.ts'

const SEED = fileURLToPath(new URL('../../server/src/seed/main.ts', import.meta.url))
const MOBILE: Line = { bitsPerSecond: 1_600_000, latencyMs: 150 }
const CROWDED: Line = { bitsPerSecond: 400_000, latencyMs: 400 }
const USUAL_VISITS = '5'

/** The limits of all pages of hosts; of a word whose font changes, a shift is 0.001 at most. */
const MOST = { scriptsBefore: 16, fontKb: 120, shift: 0.001 }

type Page = { path: string; line: Line; most: Partial<Pick<Visited, 'largestPaint' | 'usable'>> }

/** `boxId`: of the box with most gifts. */
const pagesOf = (boxId: string): Page[] => [
  { path: '/auth', line: MOBILE, most: { largestPaint: 1_100 } },
  { path: '/dashboard', line: MOBILE, most: { largestPaint: 2_200 } },
  { path: '/guests', line: MOBILE, most: { largestPaint: 2_200 } },
  { path: `/event/${boxId}`, line: MOBILE, most: { largestPaint: 2_400 } },
  { path: `/contribute/${boxId}`, line: CROWDED, most: { largestPaint: 1_500, usable: 3_000 } },
]

/** A server with a seeded host. */
async function openSeededServer() {
  const database = await openTestDatabase()
  const [port, standInPort] = [String(await freePort()), String(await freePort())]
  const env = {
    ...{ DATABASE_URL: database.databaseUrl, DATA_DIR: database.dataDir, RATE_LIMIT_FACTOR: '1000' },
    ...{ PORT: port, SANDBOX_RAZORPAY_PORT: standInPort },
  }
  const { stdout } = await promisify(execFile)(process.execPath, [SEED], { env: { ...process.env, ...env } })
  const [, boxId = ''] = /\/contribute\/(\w+)/.exec(stdout) ?? []
  const [email = ''] = /host-\S+/.exec(stdout) ?? []
  const server = await startServerProcess(env)
  return {
    url: `http://127.0.0.1:${port}`,
    boxId,
    email,
    async close() {
      await server.stop()
      await database.close()
    },
  }
}

/** The session of a host who signs in. */
async function signIn(browser: Browser, url: string, email: string): Promise<Visit['storageState']> {
  const page = await browser.newPage()
  await page.goto(`${url}/auth`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(SANDBOX_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  const session = await page.context().storageState()
  await page.close()
  return session
}

/** True if all medians are within the limits. */
function tell({ path, most }: Page, visits: readonly Visited[]): boolean {
  const times = (key: 'firstPaint' | 'largestPaint' | 'usable') => middleOf(visits.map((one) => one[key]))
  const largest = (key: keyof typeof MOST | 'kb') => Math.max(...visits.map((one) => one[key]))
  const errors = [...new Set(visits.flatMap((one) => one.errors))]
  const isFine =
    errors.length === 0 &&
    (['largestPaint', 'usable'] as const).every(
      (key) => times(key).median <= (most[key] ?? Number.POSITIVE_INFINITY),
    ) &&
    (['scriptsBefore', 'fontKb', 'shift'] as const).every((key) => largest(key) <= MOST[key])
  const figures = [
    ...(['firstPaint', 'largestPaint', 'usable'] as const).map((key) => column(format(times(key)), 24)),
    column(largest('shift').toFixed(3), 8),
    column(String(largest('scriptsBefore')), 9),
    column(largest('fontKb'), 8),
    column(largest('kb'), 8),
  ]
  say(`${path.slice(0, 15).padEnd(16)}${figures.join('')}${isFine ? '' : `  missed ${errors.join(' ')}`}`)
  return isFine
}

/** True if first visits are within their limits. */
export async function benchVisits(): Promise<boolean> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { visits: { type: 'string', default: USUAL_VISITS } },
  })
  const server = await openSeededServer()
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const host = await signIn(browser, server.url, server.email)
    say(`First visits, ${values.visits} of each page: medians in milliseconds (and the middle half).`)
    const heads = ['first paint', 'largest paint', 'usable'].map((head) => column(head, 24))
    say(
      `${''.padEnd(16)}${heads.join('')}${column('moved', 8)}${column('scripts', 9)}${column('fonts', 8)}${column('all kB', 8)}`,
    )
    const reached: boolean[] = []
    for (const page of pagesOf(server.boxId)) {
      const visits: Visited[] = []
      while (visits.length < Number(values.visits)) {
        showProgress(`${page.path}, visit ${visits.length + 1}`)
        const storageState = page.most.usable || page.path === '/auth' ? undefined : host
        visits.push(await visit(browser, { url: server.url + page.path, line: page.line, storageState }))
      }
      reached.push(tell(page, visits))
    }
    const isFine = reached.every(Boolean)
    say(isFine ? '\nAll within the limits.' : '\nMissed.')
    return isFine
  } finally {
    await browser.close()
    await server.close()
  }
}
