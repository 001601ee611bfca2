// Runs `npm run rehearsal`: a wedding of 300 gifts, with all that goes wrong in a hall; fails on any violation.
import { parseArgs } from 'node:util'
import { compileServer } from '../../../tools/prepare/builds.mjs'
import { QUICK_FLAGS } from '../../e2e/server/short-lived.ts'
import { say } from '../figures.ts'
import { runRehearsal } from './run-rehearsal.ts'

const MOST_SHOWN = 20

const { values } = parseArgs({
  options: {
    online: { type: 'string', default: '180' },
    /** A multiple of three. */
    written: { type: 'string', default: '120' },
  },
})
await compileServer(QUICK_FLAGS)
const size = { online: Number(values.online), written: Number(values.written) }
const checks = await runRehearsal(size, say)
for (const { guarantee, violations } of checks) {
  say(`${(violations.length === 0 ? '✓' : `✗ ${violations.length}`).padStart(8)}  ${guarantee}`)
  for (const violation of violations.slice(0, MOST_SHOWN)) say(`${''.padEnd(12)}${violation}`)
}
const broken = checks.filter(({ violations }) => violations.length > 0).length
say(broken > 0 ? `✗ ${broken} guarantees broken` : '✓ all guarantees held')
process.exit(broken > 0 ? 1 : 0)
