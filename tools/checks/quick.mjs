// The checks of `npm run check`: those of `npm test` that take seconds, the unit tests that a change reaches, and after a change of the
// schema the tests that notice a column which no type, erasure or page knows.
import { run } from '../processes/child-processes.mjs'
import { stagesOf, vitest, vitestSuite } from './list.mjs'

const QUICK = ['types', 'lint', 'architecture']
const TIMEOUT_MS = 5 * 60_000
const GIT_TIMEOUT_MS = 10_000

/** What a change is compared with: the first of these that this clone has. */
const BASES = ['origin/main', 'main']

/** The commit where this branch left main; `HEAD` where there is no main. */
async function findBase() {
  for (const branch of BASES) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', branch], { timeoutMs: GIT_TIMEOUT_MS })
    if (code === 0) return output.trim()
  }
  return 'HEAD'
}

/**
 * The unit tests that import what was changed since the branch left main, uncommitted changes included.
 * @param {string} base
 * @returns {import('./list.mjs').Check}
 */
const changedUnits = (base) => ({
  name: 'changed units',
  args: [...vitest('quick'), `--changed=${base}`, '--passWithNoTests'],
  timeoutMs: TIMEOUT_MS,
  suite: { ...vitestSuite, mayBeEmpty: true },
})

const SCHEMA = ['packages/server/src/db/schema', 'packages/server/src/db/migrate.ts']
const OF_COLUMNS = [
  ...['server/src/db/tables.', 'profile/account/read-export.'],
  ...['admin-users/delete-columns.', 'guest-details/retention.'],
]

/** @param {string} base @returns {Promise<import('./list.mjs').Check[]>} none where the schema was not changed */
async function columnTests(base) {
  const git = ['diff', '--name-only', base, '--', ...SCHEMA]
  const { output } = await run('git', git, { timeoutMs: GIT_TIMEOUT_MS })
  if (output.trim() === '') return []
  const args = [...vitest('integration'), ...OF_COLUMNS]
  return [{ name: 'columns', args, timeoutMs: TIMEOUT_MS, suite: vitestSuite }]
}

/** @returns {Promise<import('./list.mjs').Check[]>} the longest first */
export async function quickChecks() {
  const base = await findBase()
  const checks = stagesOf(false).flat()
  const quick = QUICK.flatMap((name) => checks.filter((check) => check.name === name))
  return [...quick, ...(await columnTests(base)), changedUnits(base)]
}
