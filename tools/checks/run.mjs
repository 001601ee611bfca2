// Runs the checks of `npm test`, all of them also when one fails; with `--all` those of `npm run test:all`.
// The last line is `N passed, N failed`.
import { inTwos } from '../processes/in-twos.mjs'
import { stagesOf } from './list.mjs'
import { runCheck } from './run-check.mjs'

const isFull = process.argv.includes('--all')
const stages = stagesOf(isFull)
/** @type {NodeJS.ProcessEnv} */
const depth = { TEST_DEPTH: isFull ? 'full' : 'usual' }
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const names = stages.flat().map(({ name }) => name)
const unknown = only?.find((name) => !names.includes(name))

let passed = 0
let failed = 0
if (unknown === undefined) {
  for (const stage of stages) {
    const chosen = stage.filter(({ name }) => only?.includes(name) ?? true)
    for (const counts of await inTwos(chosen, (check) => runCheck(check, depth))) {
      passed += counts.passed
      failed += counts.failed
    }
  }
} else {
  console.log(`There is no check named “${unknown}”. There are: ${names.join(', ')}.`)
  failed = 1
}
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
