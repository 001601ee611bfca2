// Starts what a rehearsal needs: the server, the provider, a host with a box, three desks, and the browser for all phones.
import { deskPath } from '@lifafa/contract/desk-page'
import type { Answer, Endpoint } from '@lifafa/contract/endpoint'
import { openDesk } from '@lifafa/contract/endpoints/register/desks'
import type { Kysely } from 'kysely'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../../../tools/checks/find-chromium.mjs'
import { freePort } from '../../../tools/free-port.mjs'
import { type Asked, call, logIn } from '../../e2e/server/api.ts'
import type { Database } from '../../server/src/db/tables.ts'
import { openTestDatabase } from '../../server/src/test/database.ts'
import { openHost, WEBHOOK_PATH } from '../chaos/environment/host.ts'
import { type KillableServer, killableServer } from '../processes/killable-server.ts'
import { startStandInProcess } from '../processes/stand-in-process.ts'

const DAY_MS = 24 * 60 * 60_000
/** A busy machine is slow to do one thing on a page. */
const PATIENCE_MS = 90_000
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

export type OpenedDesk = { id: string; path: string; pin: string; helper: string }

export type Wedding = {
  server: KillableServer
  browser: Browser
  boxId: string
  desks: readonly OpenedDesk[]
  db: Kysely<Database>
  /** Errors of pages that nobody caught. */
  broken: string[]
  /** As the host, who signs in for it, about the box. */
  asHost<E extends Endpoint>(endpoint: E, asked?: Omit<Asked, 'access' | 'id'>): Promise<Answer<E>>
  close(): Promise<void>
}

export async function openWedding(helpers: readonly string[]): Promise<Wedding> {
  const port = await freePort()
  const database = await openTestDatabase()
  const standIn = await startStandInProcess(`http://127.0.0.1:${port}${WEBHOOK_PATH}`)
  const server = killableServer({ port, ...database, standInUrl: standIn.url })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  const close = async () => {
    await browser.close()
    await server.stop()
    await standIn.stop()
    await database.close()
  }
  try {
    await server.start()
    const { host, boxes } = await openHost(server, 1)
    const boxId = boxes[0] ?? ''
    const asHost: Wedding['asHost'] = async (endpoint, asked) =>
      call(server, endpoint, { ...asked, access: (await logIn(server, host)).tokens.access, id: boxId })
    const desks: OpenedDesk[] = []
    for (const helper of helpers) {
      const body = { helper, ends_at: new Date(Date.now() + DAY_MS).toISOString() }
      const { id, token, pin } = await asHost(openDesk, { body })
      desks.push({ id, pin, helper, path: deskPath(token) })
    }
    return { server, browser, boxId, desks, db: database.db, broken: [], asHost, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A new phone, with the page that is open on it. */
export async function openPhone({ browser, server, broken }: Wedding): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: server.url, reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE_MS)
  context.on('weberror', (error) => broken.push(String(error.error().stack)))
  return context.newPage()
}
