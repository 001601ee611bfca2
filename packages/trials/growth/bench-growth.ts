// Measures the calls that read or write contributions at 1,000 and at 1,000,000, and those of a register at 50 and 50 gifts and at 2,000
// and 2,000, and explains their statements at the large size.
import { parseArgs } from 'node:util'
import { column, format, middleOf, say, showProgress } from '../figures.ts'
import { type MeasuredApp, openMeasuredApp, REGISTER_CALLS, SEARCHES } from './measured-app.ts'
import { findTableScans, statementsOf, type TableScan } from './table-scans.ts'

const SMALL = 1_000
const LARGE = '1000000'
const CALLS_EACH = 50
const WARM_UP = 5
/**
 * The limit: the median at the large size, over the one at the small size. The books' totals are read by the hourly check, and grow
 * with refunds; a search looks up several indexes; all gifts of a box are summed, and forty times as many are in the large one. These may
 * take longer, but no more than so many milliseconds.
 */
const MOST_RATIO = 1.5
const MOST_MS: Readonly<Record<string, number>> = {
  'totals of the books': 50,
  ...Object.fromEntries(Object.keys({ ...SEARCHES, ...REGISTER_CALLS }).map((name) => [name, 100])),
}
const NOW = new Date('2026-11-21T06:30:00Z')
/** One call is explained, and is the first. */
const CALLS = 1 + WARM_UP + CALLS_EACH

/** Milliseconds of each call. */
type Times = Map<string, number[]>

async function open(contributions: number): Promise<MeasuredApp> {
  const begun = performance.now()
  const app = await openMeasuredApp(contributions, CALLS, NOW)
  const seconds = (performance.now() - begun) / 1000
  say(`${contributions} contributions, filled in and checked in ${seconds.toFixed(0)} s`)
  return app
}

/** Calls both in turn, each first every other time, so that other load on the machine affects both alike. */
async function compare(apps: readonly MeasuredApp[], call: string): Promise<number[][]> {
  const times: number[][] = apps.map(() => [])
  for (let turn = 0; turn < WARM_UP + CALLS_EACH; turn++) {
    const inOrder = [...apps.entries()]
    for (const [index, app] of turn % 2 ? inOrder : inOrder.reverse()) {
      const begun = performance.now()
      await app.measured[call]?.()
      if (turn >= WARM_UP) times[index]?.push(performance.now() - begun)
    }
  }
  return times
}

async function explainAll({ databaseUrl, measured, others }: MeasuredApp): Promise<TableScan[]> {
  const statements = await statementsOf(async () => {
    for (const call of [...Object.values(measured), ...others]) await call()
  })
  const scans = await findTableScans(databaseUrl, statements)
  say(`\n${statements.length} statements explained; sequential scans of a large table: ${scans.length}`)
  for (const { table, statement } of scans) say(`  ${table}: ${statement}`)
  return scans
}

/**
 * True if every call is within its limit, and no statement reads a whole large table. `--large <contributions>`: fewer,
 * for a quick look.
 */
export async function benchGrowth(): Promise<boolean> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { large: { type: 'string', default: LARGE } },
  })
  const small = await open(SMALL)
  const large = await open(Number(values.large))
  try {
    const scans = await explainAll(large)
    // So that the box that is given to stays as large in both.
    await small.measured.verify?.()
    const times: Record<string, Times> = { small: new Map(), large: new Map() }
    for (const call of Object.keys(large.measured)) {
      showProgress(`calling both: ${call}`)
      const [ofSmall = [], ofLarge = []] = await compare([small, large], call)
      times.small?.set(call, ofSmall)
      times.large?.set(call, ofLarge)
    }
    const more = Number(values.large) - SMALL
    const bytes = (large.databaseBytes - small.databaseBytes) / more
    say(`\nOn disk, with indexes and all that belongs to it: ${bytes.toFixed(0)} bytes a contribution`)
    const missed = [
      ...tell(times.small ?? new Map(), times.large ?? new Map()),
      ...scans.map(({ table }) => `a scan of ${table}`),
    ]
    say(missed.length === 0 ? '\nAll within the limits.' : `\nMissed: ${missed.join(', ')}`)
    return missed.length === 0
  } finally {
    await small.close()
    await large.close()
  }
}

function tell(small: Times, large: Times): string[] {
  say(`\nMilliseconds, median of ${CALLS_EACH} (and the middle half):`)
  say(`${''.padEnd(32)}${column('small', 20)}${column('large', 20)}${column('ratio', 8)}`)
  return [...large].flatMap(([call, times]) => {
    const [before, after] = [middleOf(small.get(call) ?? []), middleOf(times)]
    const ratio = after.median / before.median
    const isMissed = !(ratio <= MOST_RATIO || after.median <= (MOST_MS[call] ?? 0))
    say(
      `${call.padEnd(32)}${column(format(before), 20)}${column(format(after), 20)}${column(ratio.toFixed(2), 8)}${isMissed ? '  missed' : ''}`,
    )
    return isMissed ? [call] : []
  })
}
