// Finds surviving mutants that do not compile: `npm test` checks types, too, and would fail for them.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../processes/child-processes.mjs'
import { ourNode } from '../processes/our-node.mjs'
import { Refusal } from '../processes/refusal.mjs'
import { isSurvivor } from './score.mjs'

const TIMEOUT_MS = 3 * 60_000
const TSC = 'node_modules/typescript/bin/tsc'
/** Of the packages whose code is mutated. */
const PROJECT = 'packages/tsconfig.json'

/** @typedef {import('./run-group.mjs').Mutant} Mutant */

/** The source with the mutant in it. @param {string} source @param {Mutant} mutant */
function changed(source, { location: { start, end }, replacement }) {
  const lines = source.split('\n')
  const before = [...lines.slice(0, start.line - 1), (lines[start.line - 1] ?? '').slice(0, start.column - 1)]
  const after = [(lines[end.line - 1] ?? '').slice(end.column - 1), ...lines.slice(end.line)]
  return `${before.join('\n')}${replacement ?? ''}${after.join('\n')}`
}

/** @param {string} copy */
async function compiles(copy) {
  const state = join(copy, 'mutants.tsbuildinfo')
  const args = [TSC, '--project', join(copy, PROJECT), '--incremental', '--tsBuildInfoFile', state]
  return (await run(ourNode(), args, { timeoutMs: TIMEOUT_MS })).code === 0
}

/**
 * Marks them in the report. StrykerJS's own check does not run with this TypeScript. Throws a Refusal where the copy does not compile
 * without a mutant.
 * @param {string} copy
 * @param {import('./run-group.mjs').Report} report
 */
export async function checkTypes(copy, report) {
  for (const [path, { source, mutants }] of Object.entries(report.files)) {
    const survivors = mutants.filter(isSurvivor)
    if (survivors.length === 0) continue
    if (!(await compiles(copy))) throw new Refusal(`${PROJECT} does not compile.`)
    for (const mutant of survivors) {
      await writeFile(join(copy, path), changed(source, mutant))
      if (!(await compiles(copy))) mutant.status = 'DoesNotCompile'
    }
    await writeFile(join(copy, path), source)
  }
}
