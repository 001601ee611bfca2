// Runs `npm run check`: lint, types, architecture rules and the unit tests that a change reaches, in half a minute.
import './require-node.mjs'
import { runInForeground } from './foreground.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { command } from './refusal.mjs'

await command(async () => {
  await makeFresh([installation])
  await runInForeground(['tools/checks/run-quick.mjs'])
})
