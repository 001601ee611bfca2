// Runs `npm run books` and `npm run payment` with our Node: an operator's queries (docs/payments.md).
import './processes/require-node.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation])
  await runInForeground(['packages/server/src/operations/commands/main.ts', ...process.argv.slice(2)])
})
