// Runs the steps whose result is stale, one process at a time, and prints what it does.
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../processes/our-node.mjs'
import { startProgress } from '../processes/progress.mjs'
import { Refusal } from '../processes/refusal.mjs'
import { isBundle } from './bundle-mark.mjs'
import { withLock } from './lock.mjs'

/** @typedef {{ isFresh(): boolean, renew(): Promise<import('../processes/child-processes.mjs').Outcome>, doing: string, done: string, failed: string }} Step */

// Outside the folder, because npm empties node_modules; by its path, because each clone is prepared by itself.
const LOCK = join(tmpdir(), `lifafa-prepare-${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}`)

/**
 * Throws a Refusal, after printing what the step printed, when one fails.
 * @param {Step[]} steps in the order in which they need each other
 */
export async function makeFresh(steps) {
  if (isBundle() || steps.every((step) => step.isFresh())) return
  await withLock(LOCK, async () => {
    for (const step of steps) {
      if (step.isFresh()) continue
      console.log(`${step.doing} …`)
      const startedAt = performance.now()
      const progress = startProgress(step.doing)
      const { code, output } = await step.renew().finally(progress.end)
      if (code !== 0) {
        console.error(output)
        throw new Refusal(step.failed)
      }
      console.log(`${step.done} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
    }
  })
}
