// Runs `npm run chaos`: prepares stale parts, then runs payments under faults with our Node (docs/simulation-and-chaos.md).
import './processes/require-node.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { webBuild } from './prepare/web-build.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation, webBuild])
  await runInForeground(['packages/e2e/chaos/run.ts', ...process.argv.slice(2)])
})
