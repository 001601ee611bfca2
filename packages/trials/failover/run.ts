// Runs `npm run failover`: the database's primary is killed and cut off under load; prints how long until writes are back, and what was lost.
import { parseArgs } from 'node:util'
import { middleOf, say } from '../figures.ts'
import { listMissingPrograms } from '../patroni/start-cluster.ts'
import { missedBars, runFailover } from './run-failover.ts'

/** A hanging run ends by itself: so long for the beginning and the end, and for each fault. */
const LONGEST_MS = 8 * 60_000
const LONGEST_FAULT_MS = 2 * 60_000

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, cuts: { type: 'string', default: '5' } },
})
const [kills, cuts] = [Number(values.kills), Number(values.cuts)]
const startedAt = performance.now()
const sinceStart = () => `${Math.round((performance.now() - startedAt) / 1000)} s`.padStart(7)
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const missing = listMissingPrograms()
if (missing.length > 0) {
  say(`It needs ${missing.join(', ')}, which are neither installed nor can be.`)
  process.exit(1)
}
const longestMs = LONGEST_MS + (kills + cuts) * LONGEST_FAULT_MS
setTimeout(() => {
  say(`Stopped by its own time limit of ${longestMs / 60_000} minutes.`)
  process.exit(1)
}, longestMs).unref()

say('Three PostgreSQL, etcd, two servers and their proxies are started.')
const result = await runFailover({ kills, cuts, tell: (line) => say(`${sinceStart()}  ${line}`) })
for (const kind of ['kill', 'cut'] as const) {
  const times = result.outcomes
    .filter((outcome) => outcome.kind === kind)
    .map(({ writesBackMs }) => writesBackMs)
  if (times.length > 0)
    say(
      `${kind === 'kill' ? 'Killed' : 'Cut off'} ${times.length} times: writes back after ${seconds(middleOf(times).median)} (median), ${seconds(Math.max(...times))} (worst).`,
    )
}
say(
  `${result.acknowledged} gifts acknowledged: ${result.lost.length} lost, ${result.doubled.length} doubled. Our processes ended ${result.exits} times.`,
)
for (const [text, count] of [...result.errors].toSorted(([, a], [, b]) => b - a).slice(0, 8))
  say(`${String(count).padStart(7)}  ${text}`)
const missed = missedBars(result)
for (const sentence of missed) say(`✗ ${sentence}`)
if (missed.length === 0) say('✓ Nothing lost, nothing doubled, the books are sound.')
process.exit(missed.length > 0 ? 1 : 0)
