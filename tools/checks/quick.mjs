// Runs the checks of `npm run check`, two at a time and all of them: the quick ones of `npm test`, and the unit tests that a change
// reaches. After a change of the schema it also runs the tests that notice a column which no type, erasure or page knows.
import pMap from 'p-map'
import { isSlowCommit } from '../architecture/language-rules.ts'
import { run } from '../processes/child-processes.mjs'
import { onPostgres, stagesOf, vitestArgs } from './list.mjs'
import { runCheck } from './run-check.mjs'
import { vitest } from './suites.mjs'

const QUICK = ['types', 'lint', 'architecture']
const TIMEOUT_MS = 5 * 60_000
const SCHEMA = ['packages/server/src/db/schema', 'packages/server/src/db/migrate.ts']
const OF_COLUMNS = [
  ...['server/src/db/tables.', 'profile/account/read-export.'],
  ...['admin-users/delete-columns.', 'guest-details/retention.'],
]

/** Git's output; undefined if it fails. @param {...string} args */
async function git(...args) {
  const { code, output } = await run('git', args, { timeoutMs: 10_000 })
  return code === 0 ? output.trim() : undefined
}

/** The commit where this branch left main; `HEAD` if this clone has no main. */
const base =
  (await git('merge-base', 'HEAD', 'origin/main')) ?? (await git('merge-base', 'HEAD', 'main')) ?? 'HEAD'

const checks = stagesOf(false).flat()
/** The longest first. @type {import('./list.mjs').Check[]} */
const quick = [
  ...QUICK.flatMap((name) => checks.filter((check) => check.name === name)),
  ...((await git('diff', '--name-only', base, '--', ...SCHEMA))
    ? [
        {
          name: 'columns',
          args: [...vitestArgs('integration'), ...OF_COLUMNS],
          timeoutMs: TIMEOUT_MS,
          suite: vitest,
          surroundings: onPostgres,
        },
      ]
    : []),
  {
    name: 'changed units',
    args: [...vitestArgs('quick', 'components'), `--changed=${base}`, '--passWithNoTests'],
    timeoutMs: TIMEOUT_MS,
    suite: { ...vitest, mayBeEmpty: true },
  },
]
const titles = (await git('log', '--no-merges', '--format=%s', `${base}..HEAD`))?.split('\n') ?? []
const slow = titles.filter(isSlowCommit)
for (const title of slow)
  console.log(`✗ commit title: at most 72 characters, the subject first (git rebase -i main): ${title}`)

const counts = await pMap(quick, (check) => runCheck(check, { TEST_DEPTH: 'usual' }), { concurrency: 2 })
const failed = counts.filter((count) => count.failed > 0).length
process.exitCode = failed + slow.length > 0 ? 1 : 0
if (failed > 0) console.log(`${failed} of ${counts.length} checks failed`)
else if (slow.length === 0) console.log('All checks passed')
