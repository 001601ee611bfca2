// Runs `npm run chaos`: thousands of payments while everything fails; prints the result, and fails on any violation.
import { writeFile } from 'node:fs/promises'
import { inspect, parseArgs } from 'node:util'
import { compileServer } from '../../../tools/prepare/compile-server.mjs'
import { startProgress } from '../../../tools/processes/progress.mjs'
import { findProgram } from '../../cluster/programs/find-program.ts'
import { QUICK_FLAGS } from '../server/short-lived.ts'
import type { Kind } from './environment/place.ts'
import { printOutcomes } from './print.ts'
import { type Outcome, runEnvironment } from './run-environment.ts'
import type { Size } from './size.ts'

const MINUTE = 60_000
const FULL = {
  payments: 3_000,
  kills: 66,
  databaseRestarts: 4,
  poolerRestarts: 4,
  guestsAtOnce: 48,
  boxes: 6,
  refunds: 200,
  disputes: 20,
  payDayKills: 4,
  backups: 8,
  withinMs: 30 * MINUTE,
}
const SMALL = {
  payments: 200,
  kills: 6,
  databaseRestarts: 1,
  poolerRestarts: 1,
  guestsAtOnce: 32,
  boxes: 3,
  refunds: 15,
  disputes: 4,
  payDayKills: 1,
  backups: 3,
  withinMs: 8 * MINUTE,
}

/** Shares of payments, refunds, disputes and kills: a single server is down whenever it is killed, so it gets fewer. */
const SHARE: Record<Kind, number> = { postgres: 0.8, pglite: 0.2, citus: 0.8 }
const USUAL: readonly Kind[] = ['postgres', 'pglite']

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    payments: { type: 'string' },
    kills: { type: 'string' },
    /** `postgres`, `pglite` or `citus`; without it the first two. */
    only: { type: 'string' },
    /** The servers on PostgreSQL reach it through PgBouncer. */
    pooler: { type: 'boolean', default: false },
    /** Backups are taken meanwhile, and restored. */
    backups: { type: 'boolean', default: false },
    /** Gifts go to a linked account of the host. */
    route: { type: 'boolean', default: false },
    seed: { type: 'string', default: process.env.SEED },
    /** The file for the counts, for `npm test`. */
    report: { type: 'string' },
  },
})
const whole = values.small ? SMALL : FULL
const seed = values.seed ?? String(Math.floor(Math.random() * 1e9))
const isKind = (name: string): name is Kind => name in SHARE

function sizeOf(kind: Kind): Size {
  const share = (count: number) => Math.ceil(count * SHARE[kind])
  return {
    ...whole,
    payments: share(Number(values.payments ?? whole.payments)),
    kills: share(Number(values.kills ?? whole.kills)),
    refunds: share(whole.refunds),
    disputes: share(whole.disputes),
    backups: values.backups ? whole.backups : 0,
    // Each of the three servers.
    databaseRestarts: (kind === 'citus' ? 3 : 1) * whole.databaseRestarts,
  }
}

const hasPooler = values.pooler && findProgram('pgbouncer') !== undefined
if (values.pooler && !hasPooler)
  process.stdout.write('PgBouncer is neither installed nor can it be installed: this run is without it.\n')
if (values.route && values.backups) {
  process.stdout.write('--route and --backups are two runs: choose one of them.\n')
  process.exit(1)
}
if (values.only !== undefined && !isKind(values.only)) {
  process.stdout.write(`--only takes ${Object.keys(SHARE).join(', ')}.\n`)
  process.exit(1)
}
if (values.only === 'citus' && (values.backups || values.pooler)) {
  process.stdout.write(
    'Backups and PgBouncer are tried on one PostgreSQL: leave --backups and --pooler out.\n',
  )
  process.exit(1)
}
const kinds = values.only === undefined ? USUAL : [values.only]
process.stdout.write(`SEED=${seed}\n`)
// Before any server: dozens of processes would compile the same sources, and those that are killed keep nothing of it.
await compileServer(QUICK_FLAGS)
const payoutMode = values.route ? 'route' : 'on'
const withinMs = values.backups || values.only === 'citus' ? 2 * whole.withinMs : whole.withinMs
const deadline = AbortSignal.timeout(withinMs)
let guests = 0
const total = kinds.reduce((sum, kind) => sum + sizeOf(kind).payments, 0)
const progress = startProgress('Guests pay while everything fails', { total })
const runs = await Promise.allSettled(
  kinds.map((kind) =>
    runEnvironment(kind, sizeOf(kind), seed, deadline, { hasPooler, payoutMode }, () =>
      progress.at(++guests),
    ),
  ),
)
progress.end()
const outcomes: Outcome[] = runs.flatMap((run) => (run.status === 'fulfilled' ? [run.value] : []))
const broken = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason] : []))

printOutcomes(outcomes)
for (const error of broken)
  process.stdout.write(
    error === deadline.reason
      ? `Stopped by its own time limit of ${withinMs / MINUTE} minutes.\n`
      : `The run itself broke: ${inspect(error)}\n`,
  )
const checks = outcomes.flatMap((outcome) => outcome.checks)
const failed = checks.filter(({ violations }) => violations.length > 0).length + broken.length
if (values.report)
  await writeFile(values.report, JSON.stringify({ passed: checks.length - failed + broken.length, failed }))
process.stdout.write(
  failed > 0 ? `✗ ${failed} guarantees broken. Again: SEED=${seed}\n` : '✓ all guarantees held\n',
)
process.exit(failed > 0 ? 1 : 0)
