// Adds a worker and moves shards to it while guests give: nothing is lost, and the books are sound.
import { type Kysely, sql } from 'kysely'
import { openDatabase } from '../../server/src/db/open-database.ts'
import { findInconsistencies } from '../../server/src/db/self-check/self-check.ts'
import type { Database } from '../../server/src/db/tables.ts'
import { addressOf } from '../../server/src/test/database/citus/spread-database.ts'
import { testLog } from '../../server/src/test/database/database-log.ts'
import { onServer, urlOf } from '../../server/src/test/database/database-server.ts'
import { say } from '../print.ts'
import { CONNECTIONS, type Recorder } from '../record/verify-rate.ts'

type Given = { recorder: Recorder; databaseUrl: string; boxIds: readonly string[] }

/** True where each payment that was verified is one contribution, nobody was refused, and the self-check finds nothing. */
export async function moveWhileGuestsGive(given: Given, workerUrl: string): Promise<boolean> {
  const guests = startGuests(given)
  const begun = performance.now()
  const moved = await moveShards(given.databaseUrl, workerUrl).finally(guests.stop)
  const seconds = (performance.now() - begun) / 1000
  const { paymentIds, refusals, slowestMs } = await guests.ended
  const { db, close } = await openDatabase({ databaseUrl: given.databaseUrl, dataDir: '', log: testLog })
  const lost = paymentIds.length - (await countRecorded(db, paymentIds))
  const found = await findInconsistencies(db)
  await close()
  say(
    `\n${moved} shards moved to a new worker in ${seconds.toFixed(1)} s, while ${paymentIds.length} contributions arrived: ${lost} lost, ${refusals.length} refused, the slowest took ${slowestMs.toFixed(0)} ms.`,
  )
  for (const refusal of refusals.slice(0, 3)) say(`refused: ${refusal}`)
  for (const { check, rows } of found) say(`found: ${check} (${rows.length} rows)`)
  return moved > 0 && lost === 0 && refusals.length === 0 && found.length === 0
}

type GivenGifts = { paymentIds: string[]; refusals: string[]; slowestMs: number }

function startGuests({ recorder, boxIds }: Given): { stop(): void; ended: Promise<GivenGifts> } {
  let isOver = false
  const gifts: GivenGifts = { paymentIds: [], refusals: [], slowestMs: 0 }
  const guest = async (boxId: string) => {
    while (!isOver) {
      const begun = performance.now()
      await recorder.give(boxId).then(
        (id) => gifts.paymentIds.push(id),
        (error: unknown) => gifts.refusals.push(String(error)),
      )
      gifts.slowestMs = Math.max(gifts.slowestMs, performance.now() - begun)
    }
  }
  const lanes = Array.from({ length: CONNECTIONS }, (_, lane) => guest(boxIds[lane % boxIds.length] ?? ''))
  return {
    stop() {
      isOver = true
    },
    ended: Promise.all(lanes).then(() => gifts),
  }
}

/** Answers how many shards are on the new worker afterwards. */
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

async function countRecorded(db: Kysely<Database>, paymentIds: string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from contributions where payment_id = any(${paymentIds})`.execute(db)
  return rows[0]?.count ?? 0
}
