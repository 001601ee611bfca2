// Adds a worker to a coordinator and two workers of Citus, and moves shards to it while guests give: nothing is lost, and the books are sound.
import { randomUUID } from 'node:crypto'
import { startOwnCitus } from '../../../tools/postgres/find-citus.mjs'
import { openDatabase } from '../../server/src/db/open-database.ts'
import { addressOf, createSpreadDatabase } from '../../server/src/test/database/citus/spread-database.ts'
import { testLog } from '../../server/src/test/database/database-log.ts'
import { onServer, urlOf } from '../../server/src/test/database/database-server.ts'
import { insertEventBox } from '../../server/src/test/rows.ts'
import { say } from '../figures.ts'
import { judge } from '../judge.ts'
import { CONNECTIONS, type Recorder, startRecorder } from '../record/verify-rate.ts'

/** The last one joins while guests give. */
const WORKERS = 3

/** True if each payment that was verified is one contribution, nobody was refused, and the self-check finds nothing. */
export async function benchCitus(): Promise<boolean> {
  const citus = await startOwnCitus({ durable: true, workers: WORKERS })
  if (!citus) {
    say('No PostgreSQL of this machine has the extension Citus: nothing was tried.')
    return true
  }
  const newWorker = citus.workers.at(-1) ?? ''
  const joined = [citus.url, ...citus.workers.slice(0, -1)]
  const databaseUrl = await createSpreadDatabase(joined, `lifafa_citus_${randomUUID().replaceAll('-', '')}`)
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', log: testLog })
  const boxIds: string[] = []
  while (boxIds.length < CONNECTIONS)
    boxIds.push((await insertEventBox(db, { event_date: '2099-11-21', check_at: new Date('2099-11-22') })).id)
  const recorder = await startRecorder(databaseUrl, boxIds)
  try {
    const guests = startGuests(recorder, boxIds)
    const begun = performance.now()
    const moved = await moveShards(databaseUrl, newWorker).finally(guests.stop)
    const seconds = (performance.now() - begun) / 1000
    const { thanked, refusals, slowestMs } = await guests.ended
    const { lost, doubled, inconsistencies } = await judge(db, thanked)
    say(
      `${moved} shards moved to a new worker in ${seconds.toFixed(1)} s, while ${thanked.size} contributions arrived: ${lost.length} lost, ${doubled.length} doubled, ${refusals.length} refused, the slowest took ${slowestMs.toFixed(0)} ms.`,
    )
    for (const wrong of [...refusals.slice(0, 3), ...inconsistencies]) say(`found: ${wrong}`)
    return moved > 0 && lost.length + doubled.length + refusals.length + inconsistencies.length === 0
  } finally {
    await recorder.stop()
    await close()
    await citus.stop()
  }
}

type Given = { thanked: Map<string, string>; refusals: string[]; slowestMs: number }

function startGuests(recorder: Recorder, boxIds: readonly string[]): { stop(): void; ended: Promise<Given> } {
  let isOver = false
  const given: Given = { thanked: new Map(), refusals: [], slowestMs: 0 }
  const guest = async (boxId: string) => {
    while (!isOver) {
      const begun = performance.now()
      await recorder.give(boxId).then(
        (id) => given.thanked.set(id, boxId),
        (error: unknown) => given.refusals.push(String(error)),
      )
      given.slowestMs = Math.max(given.slowestMs, performance.now() - begun)
    }
  }
  return {
    stop() {
      isOver = true
    },
    ended: Promise.all(boxIds.map(guest)).then(() => given),
  }
}

/** Returns how many shards are on the new worker afterwards. */
async function moveShards(databaseUrl: string, workerUrl: string): Promise<number> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const worker = addressOf(workerUrl)
  await onServer(workerUrl, (client) => client.query(`create database ${name}`))
  await onServer(urlOf(workerUrl, name), (client) => client.query('create extension citus'))
  return onServer(databaseUrl, async (client) => {
    await client.query('select citus_add_node($1, $2)', worker)
    await client.query('select rebalance_table_shards()')
    const { rows } = await client.query(
      `select count(*)::int as shards from citus_shards
      where citus_table_type = 'distributed' and nodename = $1 and nodeport = $2`,
      worker,
    )
    return rows[0].shards
  })
}
