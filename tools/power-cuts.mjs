// Runs `npm run power-cuts`: cuts the power under both databases, with our Node (docs/simulation-and-chaos.md, “Power cuts and full disks”).
import './processes/require-node.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation])
  await runInForeground(['packages/server/src/test/power-cuts/power-cuts-process.ts'])
})
