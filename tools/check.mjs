// Runs `npm run check`: lint, types, architecture rules and the unit tests that a change reaches, in half a minute.
import './processes/require-node.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation])
  await runInForeground(['tools/checks/run-quick.mjs'])
})
