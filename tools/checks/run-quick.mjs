// Runs the checks of `npm run check`, two at a time and all of them; exits with 1 when one fails.
import { inTwos } from '../processes/in-twos.mjs'
import { quickChecks } from './quick.mjs'
import { runCheck } from './run-check.mjs'

const counts = await inTwos(await quickChecks(), (check) => runCheck(check, { TEST_DEPTH: 'usual' }))
const failed = counts.filter((count) => count.failed > 0).length
process.exitCode = failed > 0 ? 1 : 0
console.log(failed > 0 ? `${failed} of ${counts.length} checks failed` : 'All checks passed')
