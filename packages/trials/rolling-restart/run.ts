// Runs `npm run rolling-restart`: three servers behind HAProxy are restarted in turn until visitors have made 20,000 calls; none may fail.
// With `--from <commit or tag>` they are of that version at first, and are replaced by this one.
import { parseArgs } from 'node:util'
import { findInconsistencies } from '../../server/src/db/self-check/self-check.ts'
import { say, showProgress } from '../figures.ts'
import { openServers, restartInTurn } from '../servers/open-servers.ts'
import { isFailure, startVisits } from '../servers/visits.ts'
import { checkOut, upgradeInTurn } from './upgrade.ts'

/** A hanging run ends by itself. */
const LONGEST_MS = 30 * 60_000
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    servers: { type: 'string', default: '3' },
    guests: { type: 'string', default: '6' },
    from: { type: 'string' },
  },
})
const requests = Number(values.requests)
setTimeout(() => process.exit(3), LONGEST_MS).unref()

const from = values.from ? { from: checkOut(values.from) } : {}
const startedAt = performance.now()
const servers = await openServers({ count: Number(values.servers), ...from })
const visits = await startVisits(servers, Number(values.guests))
const countFailed = () =>
  [...visits.outcomes].reduce((sum, [outcome, times]) => sum + (isFailure(outcome) ? times : 0), 0)
const progress = setInterval(
  () => showProgress(`${visits.answered()} of ${requests} calls, ${countFailed()} failed`),
  500,
)
const what = values.from ? await upgrade() : await restart()
await visits.stop()
clearInterval(progress)
const wrong = await findInconsistencies(servers.database.db)
const { count } = await servers.database.db
  .selectFrom('contributions')
  .select(({ fn }) => fn.countAll<number>().as('count'))
  .executeTakeFirstOrThrow()
await servers.close()

async function restart(): Promise<string> {
  const restarts = await restartInTurn(servers, () => visits.answered() >= requests)
  return `while ${values.servers} servers were restarted ${restarts} times`
}

async function upgrade(): Promise<string> {
  const migrations = await upgradeInTurn(servers, visits, requests / (servers.names.length + 1))
  return `while ${values.servers} servers of ${values.from} were replaced one after another (migrations meanwhile: ${migrations.join(', ') || 'none'})`
}

const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
const failed = countFailed()
const lost = (visits.outcomes.get('proof 200') ?? 0) - count
for (const [outcome, times] of visits.outcomes) say(`${String(times).padStart(7)}  ${outcome}`)
say(
  `${visits.answered()} calls in ${seconds} s, ${what}: ${failed} failed. Contributions that were confirmed and are not there: ${lost}. The self-check finds ${wrong.length === 0 ? 'nothing' : JSON.stringify(wrong)}.`,
)
process.exitCode = failed > 0 || lost !== 0 || wrong.length > 0 ? 1 : 0
