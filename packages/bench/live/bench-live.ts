// Measures what open dashboards cost a server, and how long after its commit on another server a contribution reaches them.
import { randomUUID } from 'node:crypto'
import { freePort } from '../../../tools/free-port.mjs'
import { deriveKeys } from '../../server/src/secrets.ts'
import { signAccessToken } from '../../server/src/sessions/access-token.ts'
import { openTestDatabase } from '../../server/src/test/database.ts'
import { insertEventBox, insertHost } from '../../server/src/test/rows.ts'
import { column, say } from '../print.ts'
import { hasProc, ownMemoryMb } from '../processes/read-proc.ts'
import { startServerProcess } from '../processes/server-process.ts'
import { startRecorder } from '../record/verify-rate.ts'
import { middleOf, quantileOf } from '../samples.ts'
import { openPages } from './pages.ts'

const HOSTS = 25
/** As many as a server opens for one host. */
const PAGES_OF_HOST = 20
const CONTRIBUTIONS = 50
const MOST = { pagesMb: 50, ms: 1000 }
const TOKEN_SECRET = 'a token secret of the load, 32 characters'

/** True where all was within its limit. */
export async function benchLive(): Promise<boolean> {
  if (!hasProc) {
    say('This load reads memory from /proc: it needs Linux.')
    return false
  }
  process.env.TOKEN_SECRET = TOKEN_SECRET
  const database = await openTestDatabase()
  const { db, databaseUrl = '', dataDir } = database
  const boxIds: string[] = []
  const tokens: string[] = []
  const keys = deriveKeys(TOKEN_SECRET)
  for (let count = 0; count < HOSTS; count++) {
    const host = await insertHost(db)
    boxIds.push((await insertEventBox(db, { host_id: host.id, event_date: '2099-11-21' })).id)
    const caller = { accountId: host.id, sessionId: randomUUID() }
    const token = await signAccessToken(keys, 'host', caller, new Date())
    tokens.push(...Array<string>(PAGES_OF_HOST).fill(token))
  }
  const recorder = await startRecorder({
    ...{ checkout: process.cwd(), databaseUrl, dataDir },
    listBoxes: async () => boxIds,
  })
  const port = String(await freePort())
  const server = await startServerProcess({ PORT: port, DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  try {
    const before = ownMemoryMb(server.pid)
    const pages = await openPages(`http://127.0.0.1:${port}`, tokens)
    const times: number[] = []
    for (let count = 0; count < CONTRIBUTIONS; count++) {
      const arrivals = pages.arrivals(PAGES_OF_HOST)
      await recorder.give(boxIds[count % HOSTS] ?? '')
      const answeredAt = performance.now()
      times.push(...(await arrivals).map((at) => at - answeredAt))
    }
    const pagesMb = ownMemoryMb(server.pid) - before
    pages.close()
    return tell(times, pagesMb)
  } finally {
    await server.stop()
    await recorder.stop()
    await database.close()
  }
}

function tell(times: readonly number[], pagesMb: number): boolean {
  const { median } = middleOf(times)
  const slowest = Math.max(...times)
  say(
    `${HOSTS * PAGES_OF_HOST} open dashboards of ${HOSTS} hosts; ${CONTRIBUTIONS} contributions on another server:`,
  )
  say(`${'from the guest’s answer to the page, ms'.padEnd(42)}${column(median, 9)} (median)`)
  say(`${''.padEnd(42)}${column(quantileOf(times, 0.99), 9)} (99 %)`)
  say(`${''.padEnd(42)}${column(slowest, 9)} (slowest, at most ${MOST.ms})`)
  say(`${'memory of the pages, MB'.padEnd(42)}${column(pagesMb, 9)} (at most ${MOST.pagesMb})`)
  const isFine = slowest <= MOST.ms && pagesMb <= MOST.pagesMb
  say(isFine ? '\nAll within the limits.' : '\nMissed.')
  return isFine
}
