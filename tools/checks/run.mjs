// Runs the checks of `npm test`, all of them also when one fails. The last line is `N passed, N failed`.
import { inTwos } from '../in-twos.mjs'
import { stages } from './list.mjs'
import { runCheck } from './run-check.mjs'

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
    for (const counts of await inTwos(chosen, runCheck)) {
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
