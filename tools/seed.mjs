// `npm run seed`: fills a database with made-up hosts, events and money.
import './processes/require-node.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation])
  await runInForeground(['packages/server/src/seed/main.ts', ...process.argv.slice(2)])
})
