// Counts what a day of so many weddings needs, line by line: each says its formula, with the figures that it is made of.
import type { Costs } from './costs.ts'
import { EVENING, SEASON, SHARES, seasonDays, waitingIn } from './season.ts'

/** Ours: how machines are used. */
const USE = {
  /** The share of a core that is used in the busiest minute: what is left is for a lost machine, and for slow minutes. */
  busy: 0.5,
  /** Connections of a server to the database: of calls, and of jobs, which go past PgBouncer. */
  callConnections: 16,
  jobConnections: 5,
  /** Connections that keep a core of PostgreSQL busy: so many behind PgBouncer, and at least as many as it has by default. */
  connectionsPerCore: 4,
  leastPooled: 20,
  /** Cores of one database server: beyond, the tables are spread over several. */
  coresPerDatabase: 32,
  /** How long a browser keeps its connections: a visit, and 72 seconds after its last answer. */
  visitSeconds: 110,
  connectionsPerBrowser: 2,
  /** Seasons whose rows stay in the database. */
  seasonsKept: 16,
}

export type Line = { name: string; formula: string; of(weddings: number): number }

const MINUTE = 60
const HOUR = 60 * MINUTE
const PEAK_SHARE = Math.max(...SHARES)

/** All lines, each counted from those before it. */
export function linesOf(costs: Costs, use = USE): Line[] {
  const lines: Line[] = []
  const line = (name: string, formula: string, of: (weddings: number) => number) => {
    lines.push({ name, formula, of })
    return of
  }
  const gifts = line(
    'gifts on the busiest day',
    `weddings × ${EVENING.giftsPerWedding}`,
    (weddings) => weddings * EVENING.giftsPerWedding,
  )
  const mean = line(
    'gifts a second, mean',
    `gifts ÷ ${EVENING.hours} h`,
    (weddings) => gifts(weddings) / (EVENING.hours * HOUR),
  )
  const peak = line(
    'gifts a second, busiest minute',
    `gifts × ${(PEAK_SHARE * 100).toFixed(3)} % ÷ 60 s`,
    (weddings) => (gifts(weddings) * PEAK_SHARE) / MINUTE,
  )
  // One more than the busiest minute needs: one may be lost, or be replaced by its next version.
  const servers = line(
    'servers, of one core each',
    `busiest × ${costs.serverMs} ms ÷ 1000 ÷ ${use.busy} busy, + 1`,
    (weddings) => Math.ceil((peak(weddings) * costs.serverMs) / 1000 / use.busy) + 1,
  )
  line(
    'connections of browsers',
    `busiest × ${use.visitSeconds} s × ${use.connectionsPerBrowser}`,
    (weddings) => peak(weddings) * use.visitSeconds * use.connectionsPerBrowser,
  )
  line(
    'memory of all servers, GB',
    `servers × ${costs.serverBytes / 1e6} MB + connections × ${costs.connectionBytes / 1e3} kB`,
    (weddings) =>
      (servers(weddings) * costs.serverBytes +
        peak(weddings) * use.visitSeconds * use.connectionsPerBrowser * costs.connectionBytes) /
      1e9,
  )
  line(
    'sent to guests, Mbit/s',
    `busiest × ${costs.sentBytes / 1e3} kB × 8`,
    (weddings) => (peak(weddings) * costs.sentBytes * 8) / 1e6,
  )
  line(
    'connections to PostgreSQL, without PgBouncer',
    `servers × (${use.callConnections} + ${use.jobConnections})`,
    (weddings) => servers(weddings) * (use.callConnections + use.jobConnections),
  )
  const cores = line(
    'database cores',
    `busiest × ${costs.databaseMs} ms ÷ 1000 ÷ ${use.busy} busy`,
    (weddings) => Math.ceil((peak(weddings) * costs.databaseMs) / 1000 / use.busy),
  )
  const pooled = line(
    'connections to PostgreSQL, with PgBouncer',
    `cores × ${use.connectionsPerCore}, at least ${use.leastPooled}; + servers × ${use.jobConnections}`,
    (weddings) =>
      Math.max(use.leastPooled, cores(weddings) * use.connectionsPerCore) +
      servers(weddings) * use.jobConnections,
  )
  line(
    'memory of these connections, GB',
    `connections × ${costs.databaseConnectionBytes / 1e6} MB`,
    (weddings) => (pooled(weddings) * costs.databaseConnectionBytes) / 1e9,
  )
  line('database servers, without standbys', `cores ÷ ${use.coresPerDatabase}`, (weddings) =>
    Math.ceil(cores(weddings) / use.coresPerDatabase),
  )
  line(
    'log of the database, MB/s, busiest minute',
    `busiest × ${costs.logBytes / 1e3} kB`,
    (weddings) => (peak(weddings) * costs.logBytes) / 1e6,
  )
  const season = line(
    'disk for a season, GB',
    `gifts × ${seasonDays()} days × ${costs.diskBytes / 1e3} kB`,
    (weddings) => (gifts(weddings) * seasonDays() * costs.diskBytes) / 1e9,
  )
  line(
    `disk for ${use.seasonsKept} seasons, TB`,
    `season × ${use.seasonsKept}`,
    (weddings) => (season(weddings) * use.seasonsKept) / 1000,
  )
  line(
    'longest wait with one server less, s',
    `the evening by minutes, (servers − 1) × 1000 ÷ ${costs.serverMs} ms a second`,
    (weddings) =>
      Math.round(
        waitingIn(gifts(weddings), ((servers(weddings) - 1) * 1000) / costs.serverMs).longestSeconds,
      ),
  )
  line(
    'longest wait had the mean been planned for, s',
    'the evening by minutes, the mean a second',
    (weddings) => Math.round(waitingIn(gifts(weddings), mean(weddings)).longestSeconds),
  )
  return lines
}

/** What is assumed, in words. */
export const ASSUMED = [
  `${EVENING.giftsPerWedding} gifts by UPI at a wedding, within ${EVENING.hours} hours of one evening`,
  `a season: ${SEASON.busiestDays} days like the busiest one, ${SEASON.otherDays} with a tenth of its weddings`,
  `a core is ${USE.busy * 100} % busy in the busiest minute; one server more than that needs`,
]
