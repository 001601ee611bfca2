// Runs `npm run rolling-restart`: restarts three servers behind HAProxy in turn under load, on a PostgreSQL of their own (docs/several-servers.md, “Several servers”).
import '../processes/require-node.mjs'
import { startTestPostgres } from '../find-postgres.mjs'
import { installation } from '../prepare/installation.mjs'
import { makeFresh } from '../prepare/make-fresh.mjs'
import { webBuild } from '../prepare/web-build.mjs'
import { runInForeground } from '../processes/foreground.mjs'
import { command } from '../processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation, webBuild])
  const postgres = await startTestPostgres()
  try {
    Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url })
    await runInForeground(['packages/cluster/rolling-restart/run.ts', ...process.argv.slice(2)])
  } finally {
    await postgres.stop()
  }
})
