// Runs `npm run bench -- <load>`: one of the fixed loads; fails where a limit is missed.
import { benchCitus } from '../citus/bench-citus.ts'
import { say } from '../figures.ts'
import { benchGrowth } from '../growth/bench-growth.ts'
import { benchHall } from '../hall/bench-hall.ts'
import { benchPayouts } from '../payouts/bench-payouts.ts'
import { benchRecord } from '../record/bench-record.ts'
import { benchEverywhere } from '../servers/bench-everywhere.ts'
import { benchVisits } from '../visits/bench-visits.ts'

/** Milliseconds: a hanging load ends by itself. Growth to ten million contributions takes long. */
const LONGEST_MS = (process.argv[2] === 'growth' ? 180 : 20) * 60_000
const loads: Record<string, () => Promise<boolean>> = {
  citus: benchCitus,
  everywhere: benchEverywhere,
  growth: benchGrowth,
  hall: benchHall,
  payouts: benchPayouts,
  record: benchRecord,
  visits: benchVisits,
}

const load = loads[process.argv[2] ?? '']
if (!load) {
  say(`Say which load: ${Object.keys(loads).join(', ')}.`)
  process.exit(2)
}
setTimeout(() => process.exit(3), LONGEST_MS).unref()
process.exitCode = (await load()) ? 0 : 1
