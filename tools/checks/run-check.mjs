// Runs one check and prints its result in one line; before it, of a failed one, what it printed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../processes/child-processes.mjs'
import { ourNode, withOurNode } from '../processes/our-node.mjs'
import { explain } from '../processes/refusal.mjs'
import { countSuite } from './suites.mjs'

/** @typedef {import('./list.mjs').Check} Check */
/** @typedef {{ counts: import('./suites.mjs').Counts, output: string }} Result */

// Checks print to us, not to the terminal, and cannot see whether it shows colours.
/** @type {NodeJS.ProcessEnv} */
const COLOR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

/** @param {string} file @param {import('./suites.mjs').Suite} suite */
function readCounts(file, suite) {
  try {
    return suite.count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** @param {Check} check @param {NodeJS.ProcessEnv} all @returns {Promise<Result>} */
async function runInSurroundings({ args, choice = [], suite, timeoutMs, surroundings }, all) {
  const { env, release, missing } = (await surroundings?.(all.TMPDIR)) ?? { env: {} }
  if (missing) return { counts: { passed: 0, failed: 0, leftOut: missing }, output: '' }
  const folder = mkdtempSync(join(tmpdir(), 'lifafa-check-'))
  try {
    const reportFile = join(folder, 'report.json')
    const report = suite?.reportTo(reportFile)
    const { code, output } = await run(ourNode(), [...args, ...choice, ...(report?.args ?? [])], {
      env: withOurNode({ ...COLOR, ...all, ...env, ...report?.env }),
      timeoutMs,
    })
    if (suite) return { counts: countSuite(code, readCounts(reportFile, suite), suite.mayBeEmpty), output }
    return { counts: { passed: Number(code === 0), failed: Number(code !== 0) }, output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await release?.()
  }
}

/**
 * @param {Check} check
 * @param {NodeJS.ProcessEnv} env tells suites how many times to try what they can only sample, and where temporary files are
 * @returns {Promise<import('./suites.mjs').Counts>}
 */
export async function runCheck(check, env) {
  const startedAt = performance.now()
  /** @type {Result} */
  const { counts, output } = await runInSurroundings(check, check.suite ? env : {}).catch((error) => ({
    counts: { passed: 0, failed: 1 },
    output: explain(error),
  }))
  const { passed, failed, leftOut } = counts
  if (failed > 0) console.log(output.trim())
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const tests = check.suite ? `  ${passed} of ${passed + failed} tests` : ''
  const reason = leftOut ? ` (${leftOut})` : ''
  console.log(`${failed > 0 ? '✗' : '✓'} ${check.name.padEnd(12)}${seconds.padStart(6)} s${tests}${reason}`)
  return counts
}
