// Runs a server whose disk becomes full and is freed again, and records what its callers saw.
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../db/open-database.ts'
import { findInconsistencies } from '../../db/self-check/self-check.ts'
import { testLog } from '../database/database-log.ts'
import { insertEventBox } from '../rows.ts'
import { startServer } from '../servers/running-server.ts'
import { type Answer, isReady, readBox, sendEvent } from './calls.ts'

export interface Seen {
  /** The answer to the first event that could not be stored. */
  refused: Answer
  /** The answers to writes and reads while the disk was full, as `503 200`, each once. */
  statuses: string[]
  /** The answer to the refused event, sent again when there was space. */
  writtenAgain: number
  /** The server's exit code: it must have run until it was stopped. */
  exitCode: number | null
  acknowledged: number
  /** Acknowledged events that were missing at the end. */
  lost: string[]
  inconsistencies: unknown[]
}

export type Where = { databaseUrl: string | undefined; dataDir: string }

type Actions = {
  fill(): Promise<void>
  free(): Promise<void>
  /** When the server has ended, before the remaining rows are read. */
  afterwards?(): Promise<void>
}

/** No process listens there: no call of these goes to the provider. */
const NO_PROVIDER = { url: 'http://127.0.0.1:9', checkoutUrl: 'http://127.0.0.1:9/checkout.js' }
const BEFORE = 20
/** More than fit into the pages that the database had before the disk was full. */
const TRIES = 1000
const WHILE_FULL = 3

async function makeBox(where: Where): Promise<string> {
  const { db, close } = await openDatabase({ ...where, log: testLog })
  const { id } = await insertEventBox(db, { event_date: '2099-11-21' })
  await close()
  return id
}

async function findLost(where: Where, acknowledged: readonly string[]) {
  const { db, close } = await openDatabase({ ...where, log: testLog })
  const rows = await db.selectFrom('provider_events').select('id').execute()
  const inconsistencies = await findInconsistencies(db)
  await close()
  const there = new Set(rows.map(({ id }) => id))
  return { lost: acknowledged.filter((id) => !there.has(id)), inconsistencies }
}

export async function runFull(where: Where, { fill, free, afterwards }: Actions): Promise<Seen> {
  const boxId = await makeBox(where)
  const { url, child, ended } = await startServer(where, NO_PROVIDER, { LOG_LEVEL: 'silent' })
  const acknowledged: string[] = []
  let refused: Answer | undefined
  for (let event = 0; event < BEFORE + TRIES && !refused; event++) {
    if (event === BEFORE) await fill()
    const id = `${boxId}-${event}`
    const answer = await sendEvent(url, id)
    if (answer.status === 200) acknowledged.push(id)
    else refused = answer
  }
  if (!refused) throw new Error('The disk was never full.')
  const again = `${boxId}-again`
  const whileFull = Array.from({ length: WHILE_FULL }, async () => {
    const write = await sendEvent(url, again)
    return `${write.status} ${(await readBox(url, boxId)).status}`
  })
  const statuses = new Set(await Promise.all(whileFull))
  await free()
  while (!(await isReady(url))) await delay(50)
  const writtenAgain = (await sendEvent(url, again)).status
  if (writtenAgain === 200) acknowledged.push(again)
  child.kill('SIGTERM')
  const { exitCode } = await ended
  await afterwards?.()
  return {
    refused,
    statuses: [...statuses],
    writtenAgain,
    exitCode,
    acknowledged: acknowledged.length,
    ...(await findLost(where, acknowledged)),
  }
}
