// Runs `npm run bench -- admin`: a fixed load on a new PostgreSQL; prints medians and ratios (docs/performance.md).
import './processes/require-node.mjs'
import { startTestPostgres } from './find-postgres.mjs'
import { compiled } from './prepare/compiled.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { webBuild } from './prepare/web-build.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation, webBuild, compiled])
  const postgres = await startTestPostgres({ durable: true })
  try {
    Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url })
    await runInForeground(['packages/bench/run.ts', ...process.argv.slice(2)])
  } finally {
    await postgres.stop()
  }
})
