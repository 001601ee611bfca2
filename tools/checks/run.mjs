// Runs the checks of `npm test`, all of them also when one fails; with `--all` those of `npm run test:all`. `--only=journeys guest-list`
// names a check, and then what its runner (Vitest, Playwright) is given: parts of paths, options.
// The last line is `N passed, N failed`.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import { COMPILE_CACHE } from '../processes/our-node.mjs'
import { explain, Refusal } from '../processes/refusal.mjs'
import { stagesOf } from './list.mjs'
import { makeMemoryFolder } from './memory-folder.mjs'
import { runCheck } from './run-check.mjs'

/** @typedef {import('./list.mjs').Check} Check */

const ONLY = '--only='
const ALL = '--all'

const isFull = process.argv.includes(ALL)
const stages = stagesOf(isFull)
const memory = makeMemoryFolder()
/** @type {NodeJS.ProcessEnv} */
const env = {
  ...COMPILE_CACHE,
  TEST_DEPTH: isFull ? 'full' : 'usual',
  ...(memory && { TMPDIR: memory, PORTS_FOLDER: join(tmpdir(), 'lifafa-ports') }),
}

/**
 * The stages with the checks that `args` name, each with its named tests; all of them where it names none.
 * @param {string[]} args
 * @throws a Refusal that says what can be named
 */
function choose(args) {
  const only = args
    .find((arg) => arg.startsWith(ONLY))
    ?.slice(ONLY.length)
    .split(',')
  const tests = args.filter((arg) => arg !== ALL && !arg.startsWith(ONLY))
  const checks = stages.flat()
  const named = only?.map((name) => {
    const check = checks.find((each) => each.name === name)
    if (!check)
      throw new Refusal(`No check is named “${name}”: ${checks.map((each) => each.name).join(', ')}.`)
    return check
  })
  if (tests.length > 0 && !named?.every(({ hasFilters }) => hasFilters))
    throw new Refusal(
      `Name the check whose tests “${tests.join(' ')}” are, as in \`npm test -- --only=postgres features/rating\`.`,
    )
  if (!named) return stages
  // Alone, a check may find no build, or that of older sources. Single tests of those that seldom use it do without.
  const needsBuild = named.some(
    ({ usesBuild }) => usesBuild === 'all' || (usesBuild === 'some' && tests.length === 0),
  )
  const isChosen = (/** @type {Check} */ check) =>
    named.includes(check) || (needsBuild && check.name === 'build')
  const withTests = (/** @type {Check} */ check) =>
    check.hasFilters && tests.length > 0 ? { ...check, choice: tests } : check
  return stages.map((stage) => stage.filter(isChosen).map(withTests))
}

let passed = 0
let failed = 0
try {
  for (const stage of choose(process.argv.slice(2)))
    for (const counts of await pMap(stage, (check) => runCheck(check, env), { concurrency: 2 })) {
      passed += counts.passed
      failed += counts.failed
    }
} catch (error) {
  console.log(explain(error))
  failed++
}
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
