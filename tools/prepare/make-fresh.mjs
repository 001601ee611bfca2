// Runs the steps whose result is stale, one process at a time, and prints what it does.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes/our-node.mjs'
import { startProgress } from '../processes/progress.mjs'
import { Refusal } from '../processes/refusal.mjs'
import { withLock } from './lock.mjs'

/** @typedef {{ isFresh(): boolean, renew(): Promise<import('../processes/child-processes.mjs').Outcome>, doing: string, done: string, failed: string }} Step */

/** The file that only a bundle has (tools/bundle.mjs): it was built elsewhere, and has nothing to build from. */
export const BUNDLE_MARK = 'bundle.json'

/**
 * Throws a Refusal, after printing what the step printed, when one fails.
 * @param {Step[]} steps in the order in which they need each other
 */
export async function makeFresh(steps) {
  if (existsSync(join(ROOT, BUNDLE_MARK)) || steps.every((step) => step.isFresh())) return
  await withLock(ROOT, async () => {
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
