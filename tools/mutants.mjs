// Runs `npm run mutants`: changes the code of the money in one place at a time, and reports changes that no test notices (docs/testing.md).
import './processes/require-node.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { webBuild } from './prepare/web-build.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation, webBuild])
  await runInForeground(['tools/mutants/run.mjs', ...process.argv.slice(2)])
})
