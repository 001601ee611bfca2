// Runs `npm start`: prepares what is stale, then runs the server with our Node.
import './processes/require-node.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { webBuild } from './prepare/web-build.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation, webBuild])
  await runInForeground(['packages/server/src/main.ts', ...process.argv.slice(2)])
})
