// Measures contributions a second on a coordinator with two workers, against one PostgreSQL; then moves a shard while guests give.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startOwnCitus } from '../../../tools/postgres/find-citus.mjs'
import { openDatabase } from '../../server/src/db/open-database.ts'
import { createSpreadDatabase } from '../../server/src/test/database/citus/spread-database.ts'
import { testLog } from '../../server/src/test/database/database-log.ts'
import { onServer, urlOf } from '../../server/src/test/database/database-server.ts'
import { insertEventBox } from '../../server/src/test/rows.ts'
import { column, say } from '../print.ts'
import { CONNECTIONS, type Recorder, startRecorder } from '../record/verify-rate.ts'
import { middleOf } from '../samples.ts'
import { moveWhileGuestsGive } from './move-while-guests-give.ts'

const ROUNDS = 5
const HERE = resolve(import.meta.dirname, '../../..')
/** On one machine the engine gains nothing, and costs its own work. */
const MOST_OVERHEAD = 2
/** The last one joins while guests give. */
const WORKERS = 3

type Measured = { recorder: Recorder; databaseUrl: string; boxIds: string[]; stop(): Promise<void> }

async function start(databaseUrl: string): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-citus-'))
  const { db, close } = await openDatabase({ databaseUrl, dataDir, log: testLog })
  const boxIds: string[] = []
  for (let count = 0; count < CONNECTIONS; count++)
    boxIds.push((await insertEventBox(db, { event_date: '2099-11-21', check_at: new Date('2099-11-22') })).id)
  await close()
  const recorder = await startRecorder({
    checkout: HERE,
    databaseUrl,
    dataDir,
    listBoxes: async () => boxIds,
  })
  const stop = () => recorder.stop().then(() => rm(dataDir, { recursive: true, force: true }))
  return { recorder, databaseUrl, boxIds, stop }
}

const newName = () => `lifafa_citus_${randomUUID().replaceAll('-', '')}`

async function onOnePostgres(): Promise<Measured> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? ''
  const name = newName()
  await onServer(serverUrl, (client) => client.query(`create database ${name}`))
  return start(urlOf(serverUrl, name))
}

/** True where the engine costs no more than its limit, and nothing was lost while a shard was moved. */
export async function benchCitus(): Promise<boolean> {
  const citus = await startOwnCitus({ durable: true, workers: WORKERS })
  if (!citus) {
    say('No PostgreSQL of this machine has the extension Citus: nothing was measured.')
    return true
  }
  const joined = [citus.url, ...citus.workers.slice(0, -1)]
  const plain = await onOnePostgres()
  const spread = await start(await createSpreadDatabase(joined, newName()))
  try {
    const isCheap = await compareRates({ 'one PostgreSQL': plain, 'coordinator, 2 workers': spread })
    const isSound = await moveWhileGuestsGive(spread, citus.workers.at(-1) ?? '')
    return isCheap && isSound
  } finally {
    await Promise.all([plain.stop(), spread.stop()])
    await citus.stop()
  }
}

async function compareRates(kinds: Readonly<Record<string, Measured>>): Promise<boolean> {
  const rates = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]))
  for (const { recorder } of Object.values(kinds)) await recorder.measure(CONNECTIONS)
  for (let round = 0; round < ROUNDS; round++)
    for (const [kind, { recorder }] of Object.entries(kinds))
      rates.get(kind)?.push(await recorder.measure(CONNECTIONS))
  say(`\nContributions a second over ${CONNECTIONS} connections, ${ROUNDS} rounds:`)
  say(`${''.padEnd(28)}${column('median', 10)}${column('spread', 18)}`)
  for (const [kind, all] of rates) {
    const spread = `${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}`
    say(`${kind.padEnd(28)}${column(middleOf(all).median.toFixed(0), 10)}${column(spread, 18)}`)
  }
  const [one = Number.NaN, several = Number.NaN] = [...rates.values()].map((all) => middleOf(all).median)
  const overhead = one / several
  const isMissed = !(overhead < MOST_OVERHEAD)
  say(`overhead: ${overhead.toFixed(2)} (below ${MOST_OVERHEAD})${isMissed ? ': missed' : ''}`)
  return !isMissed
}
