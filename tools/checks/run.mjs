// Runs the checks of `npm test`, all of them also when one fails; with `--all` those of `npm run test:all`.
// The last line is `N passed, N failed`.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILE_CACHE } from '../processes/compile-cache.mjs'
import { inTwos } from '../processes/in-twos.mjs'
import { explain } from '../processes/refusal.mjs'
import { stagesOf } from './list.mjs'
import { makeMemoryFolder } from './memory-folder.mjs'
import { readArguments } from './read-arguments.mjs'
import { runCheck } from './run-check.mjs'

/** @typedef {import('./list.mjs').Check} Check */

const isFull = process.argv.includes('--all')
const stages = stagesOf(isFull)
const memory = makeMemoryFolder()
/** @type {NodeJS.ProcessEnv} */
const env = {
  ...COMPILE_CACHE,
  TEST_DEPTH: isFull ? 'full' : 'usual',
  ...(memory && { TMPDIR: memory, PORTS_FOLDER: join(tmpdir(), 'lifafa-ports') }),
}

/** @param {Check} check @param {string[]} tests those of it that run; all when there are none */
const withTests = (check, tests) => (tests.length > 0 ? { ...check, choice: tests } : check)

/**
 * Alone, a check may find no build, or that of older sources: it is built first, but for single tests of those that seldom use it.
 * @param {string[]} only
 * @param {string[]} tests
 */
const withBuild = (only, tests) =>
  stages
    .flat()
    .filter(({ name }) => only.includes(name))
    .some(({ usesBuild }) => usesBuild === 'all' || (usesBuild === 'some' && tests.length === 0))
    ? ['build', ...only]
    : only

let passed = 0
let failed = 0
try {
  const { only, tests } = readArguments(process.argv.slice(2), stages.flat())
  const names = only && withBuild(only, tests)
  for (const stage of stages) {
    const chosen = stage.filter(({ name }) => names?.includes(name) ?? true)
    const run = (/** @type {Check} */ check) =>
      runCheck(check.hasFilters ? withTests(check, tests) : check, env)
    for (const counts of await inTwos(chosen, run)) {
      passed += counts.passed
      failed += counts.failed
    }
  }
} catch (error) {
  console.log(explain(error))
  failed++
}
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
