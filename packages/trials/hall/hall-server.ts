// The server of a hall: a process on a new PostgreSQL, with the stand-in as another process, and what both cost.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { freePort } from '../../../tools/free-port.mjs'
import { openTestDatabase, type TestDatabase } from '../../server/src/test/database.ts'
import { filesOfPage } from '../../server/src/test/pages/get-page.ts'
import { insertEventBox } from '../../server/src/test/rows.ts'
import { serverEnv } from '../../server/src/test/servers/running-server.ts'
import { type Cost, openMeter } from '../costs.ts'
import { peakMemoryMb } from '../processes/read-proc.ts'
import { startServerProcess } from '../processes/server-process.ts'
import { startStandInProcess } from '../processes/stand-in-process.ts'
import type { Hall } from './guest.ts'

const METRICS_TOKEN = 'the metrics token of a hall'
const LOOP_DELAY = /^lifafa_event_loop_delay_seconds\{quantile="0\.99"\} (\S+)$/m

export type Look = {
  /** Since the start. */
  cost: Cost
  /** 99 of 100 delays of the server's event loop since the last look were shorter. */
  loopDelayMs: number
  /** The most memory that the server has had. */
  peakMb: number
}

export type HallServer = {
  hall: Hall
  boxIds: readonly string[]
  db: TestDatabase['db']
  look(): Promise<Look>
  close(): Promise<void>
}

/** The files of ours that a browser loads with the page. */
async function filesOf(url: string, boxId: string): Promise<string[]> {
  return filesOfPage(await (await fetch(url + contributePath(boxId))).text())
}

export async function openHallServer(boxes: number): Promise<HallServer> {
  const port = String(await freePort())
  const webhookUrl = `http://127.0.0.1:${port}${API_PREFIX}/payment/webhook/`
  const database = await openTestDatabase()
  const standIn = await startStandInProcess(webhookUrl)
  const server = await startServerProcess({
    ...serverEnv(database, standIn),
    ...{ PORT: port, RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1', METRICS_TOKEN },
  })
  const url = `http://127.0.0.1:${port}`
  const readCost = await openMeter(database.db, server.pid)
  const boxIds: string[] = []
  for (let count = 0; count < boxes; count++)
    boxIds.push((await insertEventBox(database.db, { event_date: '2099-11-21' })).id)
  const files = await filesOf(url, boxIds[0] ?? '')
  return {
    hall: { url, standInUrl: standIn.url, files },
    boxIds,
    db: database.db,
    async look() {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
      const figures = await (await fetch(`${url}/metrics`, { headers })).text()
      return {
        cost: await readCost(),
        loopDelayMs: Number(LOOP_DELAY.exec(figures)?.[1]) * 1000,
        peakMb: peakMemoryMb(server.pid),
      }
    },
    async close() {
      await server.stop()
      await standIn.stop()
      await database.close()
    },
  }
}
