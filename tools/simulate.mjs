// `npm run simulate`: seeded runs of payments with faults everywhere, under our Node (docs/simulation-and-chaos.md).
import './processes/require-node.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation])
  await runInForeground([
    'packages/server/src/test/simulation/run/simulate-process.ts',
    ...process.argv.slice(2),
  ])
})
