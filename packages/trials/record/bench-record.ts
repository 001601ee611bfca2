// Measures contributions a second on PostgreSQL: by verify over HTTP, and by pgbench with the same statements.
import { openTestDatabase, type TestDatabase } from '../../server/src/test/database.ts'
import { insertEventBox } from '../../server/src/test/rows.ts'
import { type Cost, connectionMemoryMb, costBetween, openMeter } from '../costs.ts'
import { column, middleOf, say, showProgress } from '../figures.ts'
import { hasProc } from '../processes/read-proc.ts'
import { measurePgbench } from './pgbench-rate.ts'
import { CONNECTIONS, CONTRIBUTIONS, startRecorder } from './verify-rate.ts'

const ROUNDS = 5
const SIXTEEN = 'verify, sixteen boxes'
/** The limits: as a share of pgbench, and of sixteen boxes. */
const LEAST = { ofPgbench: 0.5, oneBox: 0.7 }

async function insertBoxes({ db }: TestDatabase): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < CONNECTIONS)
    ids.push((await insertEventBox(db, { event_date: '2099-11-21', check_at: null })).id)
  return ids
}

/** True if both shares are within their limits. */
export async function benchRecord(): Promise<boolean> {
  // The server would follow up the orders of pgbench.
  const [database, served] = [await openTestDatabase(), await openTestDatabase()]
  const boxIds = await insertBoxes(database)
  const recorder = await startRecorder(served.databaseUrl, await insertBoxes(served))
  const rates: Record<string, number[]> = {}
  const costs: Cost[] = []
  let memoryMb: number[] = []
  const kinds: Record<string, () => Promise<number>> = {
    'pgbench, same statements': () => measurePgbench(database, boxIds),
    [SIXTEEN]: () => recorder.measure(CONNECTIONS),
    'verify, one box': () => recorder.measure(1),
  }
  try {
    for (const measure of Object.values(kinds)) await measure()
    const readCost = hasProc ? await openMeter(database.db, recorder.pid) : undefined
    for (let round = 1; round <= ROUNDS; round++)
      for (const [kind, measure] of Object.entries(kinds)) {
        showProgress(`round ${round} of ${ROUNDS}: ${kind}`)
        const costBefore = kind === SIXTEEN ? await readCost?.() : undefined
        rates[kind] = [...(rates[kind] ?? []), await measure()]
        if (readCost && costBefore) costs.push(costBetween(costBefore, await readCost(), CONTRIBUTIONS))
      }
    if (hasProc) memoryMb = await connectionMemoryMb(database.db, 'lifafa')
  } finally {
    await recorder.stop()
    await Promise.all([database.close(), served.close()])
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
  const sixteen = medianOf(SIXTEEN)
  const shares = [
    ['of pgbench', sixteen / medianOf('pgbench, same statements'), LEAST.ofPgbench],
    ['one box, of sixteen', medianOf('verify, one box') / sixteen, LEAST.oneBox],
  ] as const
  for (const [name, share, least] of shares)
    say(`${name}: ${share.toFixed(2)} (at least ${least})${share < least ? ': missed' : ''}`)
  return shares.every(([, share, least]) => share >= least)
}
