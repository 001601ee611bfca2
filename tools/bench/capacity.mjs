// Runs `npm run capacity`: what a day of a thousand to a million weddings needs (docs/scaling.md).
import '../processes/require-node.mjs'
import { installation } from '../prepare/installation.mjs'
import { makeFresh } from '../prepare/make-fresh.mjs'
import { runInForeground } from '../processes/foreground.mjs'
import { command } from '../processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation])
  await runInForeground(['packages/bench/capacity/run.ts'])
})
