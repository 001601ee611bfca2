// The checks of `npm run check`: those of `npm test` that take seconds, and the unit tests that a change reaches.
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
 * @returns {Promise<import('./list.mjs').Check>}
 */
const changedUnits = async () => ({
  name: 'changed units',
  args: [...vitest('quick'), `--changed=${await findBase()}`, '--passWithNoTests'],
  timeoutMs: TIMEOUT_MS,
  suite: { ...vitestSuite, mayBeEmpty: true },
})

/** @returns {Promise<import('./list.mjs').Check[]>} the longest first */
export async function quickChecks() {
  const checks = stagesOf(false).flat()
  const quick = QUICK.flatMap((name) => checks.filter((check) => check.name === name))
  return [...quick, await changedUnits()]
}
