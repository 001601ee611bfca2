// Runs `npm run failover`: kills and cuts off the database's primary under load (docs/several-servers.md, “A database that fails over”).
import '../processes/require-node.mjs'
import { installation } from '../prepare/installation.mjs'
import { makeFresh } from '../prepare/make-fresh.mjs'
import { webBuild } from '../prepare/web-build.mjs'
import { runInForeground } from '../processes/foreground.mjs'
import { command } from '../processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation, webBuild])
  await runInForeground(['packages/cluster/failover/run.ts', ...process.argv.slice(2)])
})
