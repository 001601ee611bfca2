// Runs StrykerJS over one group in the copied tree, and reads the result of each mutant.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../processes/refusal.mjs'

const REPORT = 'mutants.json'

/**
 * @typedef {{ line: number, column: number }} Position
 * @typedef {{ id: string, mutatorName: string, replacement?: string, status: string,
 *   location: { start: Position, end: Position } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report
 * @typedef {{ sample: number | undefined, seed: string }} Sampling
 */

/** @param {string[]} mutate @param {boolean} sampled */
const options = (mutate, sampled) => ({
  mutate,
  testRunner: 'vitest',
  // Processes: a thread cannot change its time zone, as tests of times do.
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false, pool: 'forks' },
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutants/sample-checker.mjs'],
  checkers: sampled ? ['sample'] : [],
  coverageAnalysis: 'perTest',
  // It is a copy already.
  inPlace: true,
  disableTypeChecks: false,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: REPORT },
  // Two: more checkers would each draw a sample of their own.
  concurrency: Math.min(2, Number(process.env.MUTANTS_CONCURRENCY ?? 2)),
  timeoutMS: 20_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 15,
  allowEmpty: true,
})

/**
 * @param {string} copy
 * @param {{ mutate: string[], tests: string[] }} group
 * @param {Sampling} sampling
 * @param {string | undefined} folder for the tests' temporary files
 * @returns {Promise<Report>}
 */
export async function runGroup(copy, { mutate, tests }, { sample, seed }, folder) {
  await writeFile(join(copy, 'stryker.config.json'), JSON.stringify(options(mutate, sample !== undefined)))
  const stryker = join(copy, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const child = spawn(process.execPath, [stryker, 'run'], {
    cwd: copy,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...(folder && { TMPDIR: folder }),
      TEST_DATABASE: 'pglite',
      MUTANTS_TESTS: JSON.stringify(tests),
      MUTANTS_SAMPLE: String(sample),
      MUTANTS_SEED: seed,
    },
  })
  // Whoever stops us stops it; the copy is removed after it.
  const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const [code] = await once(child, 'exit')
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (code !== 0) throw new Refusal('StrykerJS did not finish: its last lines above say why.')
  return JSON.parse(await readFile(join(copy, REPORT), 'utf8'))
}
