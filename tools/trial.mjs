// Runs a trial with our Node: `npm run bench`, `npm run chaos`, `npm run failover`, `npm run rehearsal`, `npm run rolling-restart` (docs/testing.md).
import { startTestPostgres } from './find-postgres.mjs'
import { compiled, webBuild } from './prepare/builds.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

/** Those that start no PostgreSQL of their own. */
const ON_POSTGRES = ['bench', 'rehearsal', 'rolling-restart']

const [name = '', ...args] = process.argv.slice(2)

await command(async () => {
  await makeFresh([installation, webBuild, compiled])
  const postgres = ON_POSTGRES.includes(name) && (await startTestPostgres({ durable: name === 'bench' }))
  try {
    const database = postgres ? { TEST_DATABASE_URL: postgres.url } : {}
    await runInForeground([`packages/trials/${name}/run.ts`, ...args], database)
  } finally {
    if (postgres) await postgres.stop()
  }
})
