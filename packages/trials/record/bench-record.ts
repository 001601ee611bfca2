// Measures contributions a second on PostgreSQL: by verify over HTTP, and by pgbench with the same statements.
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../../server/src/db/tables.ts'
import { onServer, urlOf } from '../../server/src/test/database/database-server.ts'
import { openTestDatabase } from '../../server/src/test/database.ts'
import { insertEventBox } from '../../server/src/test/rows.ts'
import { type Cost, connectionMemoryMb, costBetween, openMeter } from '../costs.ts'
import { column, middleOf, say, showProgress } from '../figures.ts'
import { hasProc } from '../processes/read-proc.ts'
import { measurePgbench } from './pgbench-rate.ts'
import { CONNECTIONS, CONTRIBUTIONS, type Recorder, startRecorder } from './verify-rate.ts'

const ROUNDS = 5
const SIXTEEN = 'verify, sixteen boxes'
const HERE = resolve(import.meta.dirname, '../../..')
/** The limits: as a share of pgbench, of the version before, and of sixteen boxes. */
const LEAST = { ofPgbench: 0.5, ofBefore: 0.9, oneBox: 0.7 }

/** On an empty database of its own, which the version's server migrates. */
async function onPostgres(checkout: string): Promise<Recorder> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? ''
  const name = `lifafa_record_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, (client) => client.query(`create database ${name}`))
  const databaseUrl = urlOf(serverUrl, name)
  return startRecorder({
    checkout,
    databaseUrl,
    async listBoxes() {
      const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
      const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
      return insertBoxes(db).finally(() => db.destroy())
    },
  })
}

async function insertBoxes(db: Kysely<Database>): Promise<string[]> {
  const ids: string[] = []
  for (let count = 0; count < CONNECTIONS; count++)
    ids.push((await insertEventBox(db, { event_date: '2099-11-21', check_at: null })).id)
  return ids
}

/** True if all shares are within their limits. `--before <folder>`: an installed checkout of an earlier version. */
export async function benchRecord(): Promise<boolean> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { before: { type: 'string' } },
  })
  const database = await openTestDatabase()
  const boxIds = await insertBoxes(database.db)
  const now = await onPostgres(HERE)
  const before = values.before ? await onPostgres(resolve(values.before)) : undefined
  const rates: Record<string, number[]> = {}
  const costs: Cost[] = []
  let memoryMb: number[] = []
  const kinds: Record<string, () => Promise<number>> = {
    'pgbench, same statements': () => measurePgbench(database, boxIds),
    [SIXTEEN]: () => now.measure(CONNECTIONS),
    'verify, one box': () => now.measure(1),
    ...(before && { 'verify, version before': () => before.measure(CONNECTIONS) }),
  }
  try {
    for (const measure of Object.values(kinds)) await measure()
    const readCost = hasProc ? await openMeter(database.db, now.pid) : undefined
    for (let round = 1; round <= ROUNDS; round++)
      for (const [kind, measure] of Object.entries(kinds)) {
        showProgress(`round ${round} of ${ROUNDS}: ${kind}`)
        const costBefore = kind === SIXTEEN ? await readCost?.() : undefined
        rates[kind] = [...(rates[kind] ?? []), await measure()]
        if (readCost && costBefore) costs.push(costBetween(costBefore, await readCost(), CONTRIBUTIONS))
      }
    if (hasProc) memoryMb = await connectionMemoryMb(database.db, 'lifafa')
  } finally {
    await Promise.all([now.stop(), before?.stop()])
    await database.close()
  }
  tellCosts(costs, memoryMb)
  return tell(rates)
}

/** The costs of an order and its verified payment, without pages and webhooks. */
function tellCosts(costs: readonly Cost[], memoryMb: readonly number[]): void {
  if (costs.length === 0) return
  const tellOne = (name: string, values: readonly number[]) => {
    const spread = `${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}`
    say(`${name.padEnd(40)}${column(middleOf(values).median, 10)}${column(spread, 18)}`)
  }
  say('\nOne order and its verified payment cost:')
  tellOne(
    'server, ms of a core',
    costs.map(({ serverMs }) => serverMs),
  )
  tellOne(
    'PostgreSQL, ms of a core',
    costs.map(({ databaseMs }) => databaseMs),
  )
  tellOne(
    'PostgreSQL’s log, kB',
    costs.map(({ logBytes }) => logBytes / 1000),
  )
  tellOne('A connection of PostgreSQL, MB of its own', memoryMb)
}

function tell(rates: Readonly<Record<string, number[]>>): boolean {
  say(`\nContributions a second over ${CONNECTIONS} connections, ${ROUNDS} rounds:`)
  say(`${''.padEnd(28)}${column('median', 10)}${column('spread', 18)}`)
  for (const [kind, all] of Object.entries(rates)) {
    const spread = `${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}`
    say(`${kind.padEnd(28)}${column(middleOf(all).median.toFixed(0), 10)}${column(spread, 18)}`)
  }
  const medianOf = (kind: string): number => middleOf(rates[kind] ?? []).median
  const now = medianOf(SIXTEEN)
  const shares = [
    ['of pgbench', now / medianOf('pgbench, same statements'), LEAST.ofPgbench],
    ['of the version before', now / medianOf('verify, version before'), LEAST.ofBefore],
    ['one box, of sixteen', medianOf('verify, one box') / now, LEAST.oneBox],
  ] as const
  const measured = shares.filter(([, share]) => !Number.isNaN(share))
  for (const [name, share, least] of measured)
    say(`${name}: ${share.toFixed(2)} (at least ${least})${share < least ? ': missed' : ''}`)
  return measured.every(([, share, least]) => share >= least)
}
