// Runs `npm run chaos`: thousands of payments while processes are killed; prints the result, and fails on any violation.
import { writeFile } from 'node:fs/promises'
import { inspect, parseArgs } from 'node:util'
import { compileServer } from '../../../tools/prepare/builds.mjs'
import { startProgress } from '../../../tools/processes/progress.mjs'
import { QUICK_FLAGS } from '../../e2e/server/short-lived.ts'
import { say } from '../figures.ts'
import type { Size } from './faults.ts'
import { type Outcome, runChaos } from './run-chaos.ts'

const MINUTE = 60_000
const FULL = {
  ...{ payments: 2_500, boxes: 6, guestsAtOnce: 48, kills: 60, databaseRestarts: 4, providerKills: 12 },
  ...{ refunds: 160, disputes: 16, payDayKills: 4, withinMs: 30 * MINUTE },
}
const SMALL = {
  ...{ payments: 160, boxes: 3, guestsAtOnce: 32, kills: 6, databaseRestarts: 1, providerKills: 3 },
  ...{ refunds: 12, disputes: 4, payDayKills: 1, withinMs: 8 * MINUTE },
}
const MAX_VIOLATIONS = 20
const MAX_ERRORS = 12

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    payments: { type: 'string' },
    kills: { type: 'string' },
    /** A coordinator and two workers, each of which is restarted. */
    citus: { type: 'boolean', default: false },
    seed: { type: 'string', default: process.env.SEED },
    /** The file for the counts, for `npm test`. */
    report: { type: 'string' },
  },
})
const { withinMs, ...usual } = values.small ? SMALL : FULL
const size: Size = {
  ...usual,
  isCitus: values.citus,
  payments: Number(values.payments ?? usual.payments),
  kills: Number(values.kills ?? usual.kills),
  databaseRestarts: usual.databaseRestarts * (values.citus ? 3 : 1),
}
const longestMs = values.citus ? 2 * withinMs : withinMs
const seed = values.seed ?? String(Math.floor(Math.random() * 1e9))
say(`SEED=${seed}`)
// Before any server: dozens of processes would compile the same sources, and those that are killed keep nothing of it.
await compileServer(QUICK_FLAGS)
const deadline = AbortSignal.timeout(longestMs)
const progress = startProgress('Guests pay while processes are killed', { total: size.payments })
let guests = 0
const outcome = await runChaos(size, seed, deadline, () => progress.at(++guests)).catch((error: unknown) => {
  progress.end()
  say(
    error === deadline.reason
      ? `Stopped by its own time limit of ${longestMs / MINUTE} minutes.`
      : `The run itself broke: ${inspect(error)}`,
  )
  return undefined
})
progress.end()
const failed = outcome ? tell(outcome) : 1
const passed = outcome ? outcome.checks.length - failed : 0
if (values.report) await writeFile(values.report, JSON.stringify({ passed, failed }))
say(failed > 0 ? `✗ ${failed} guarantees broken. Again: SEED=${seed}` : '✓ all guarantees held')
process.exit(failed > 0 ? 1 : 0)

/** Numbers, then guarantees and their violations; answers how many were broken. */
function tell({ numbers, checks, errors }: Outcome): number {
  for (const [title, number] of Object.entries(numbers)) say(`${String(number).padStart(14)}  ${title}`)
  for (const { guarantee, violations } of checks) {
    say(`${(violations.length === 0 ? '✓' : `✗ ${violations.length}`).padStart(14)}  ${guarantee}`)
    for (const violation of violations.slice(0, MAX_VIOLATIONS)) say(`${''.padEnd(18)}${violation}`)
  }
  const broken = checks.filter(({ violations }) => violations.length > 0).length
  if (broken > 0) say('  Errors of the servers:')
  if (broken > 0) for (const error of errors.slice(0, MAX_ERRORS)) say(`    ${error}`)
  return broken
}
