// Runs one check and prints its result in one line; a failed one shows its output.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../processes/child-processes.mjs'
import { ourNode, withOurNode } from '../processes/our-node.mjs'
import { explain } from '../processes/refusal.mjs'
import { countSuite } from './counts.mjs'

/** @typedef {import('./list.mjs').Check} Check */
/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ counts: Counts, output: string }} Result */

// Checks print to us, not to the terminal, and cannot see whether it shows colours.
/** @type {NodeJS.ProcessEnv} */
const COLOR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

/** @param {string} file @param {import('./list.mjs').Suite} suite */
function readCounts(file, suite) {
  try {
    return suite.count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** @param {Check} check @param {NodeJS.ProcessEnv} env @param {string} folder @returns {Promise<Result>} */
async function runCommand({ args, choice = [], suite, timeoutMs }, env, folder) {
  const reportFile = join(folder, 'report.json')
  const report = suite?.reportTo(reportFile)
  const { code, output } = await run(ourNode(), [...args, ...choice, ...(report?.args ?? [])], {
    env: withOurNode({ ...COLOR, ...env, ...report?.env }),
    timeoutMs,
  })
  if (suite) return { counts: countSuite(code, readCounts(reportFile, suite), suite.mayBeEmpty), output }
  return { counts: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output }
}

/** @param {Check} check @param {NodeJS.ProcessEnv} all @returns {Promise<Result>} */
async function runInSurroundings(check, all) {
  const { env, release, missing } = (await check.surroundings?.(all.TMPDIR)) ?? { env: {} }
  if (missing) return { counts: { passed: 0, failed: 0, leftOut: missing }, output: '' }
  const folder = mkdtempSync(join(tmpdir(), 'lifafa-check-'))
  try {
    return await runCommand(check, { ...all, ...env }, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await release?.()
  }
}

/**
 * @param {Check} check
 * @param {NodeJS.ProcessEnv} env tells suites how many times to try what they can only sample, and where temporary files are
 * @returns {Promise<Counts>}
 */
export async function runCheck(check, env) {
  const startedAt = performance.now()
  /** @type {Result} */
  const { counts, output } = await runInSurroundings(check, check.suite ? env : {}).catch((error) => ({
    counts: { passed: 0, failed: 1 },
    output: explain(error),
  }))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const tests = check.suite ? `  ${counts.passed} of ${counts.passed + counts.failed} tests` : ''
  const leftOut = counts.leftOut ? ` (${counts.leftOut})` : ''
  if (counts.failed > 0) console.log(output)
  console.log(
    `${counts.failed > 0 ? '✗' : '✓'} ${check.name.padEnd(12)}${seconds.padStart(6)} s${tests}${leftOut}`,
  )
  return counts
}
