// Runs `npm test`: installs what is stale, then runs every check with our Node (tools/checks/run.mjs).
import './processes/require-node.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command, explain } from './processes/refusal.mjs'

await command(async () => {
  try {
    await makeFresh([installation])
  } catch (error) {
    console.log(`${explain(error)}\n0 passed, 1 failed`)
    process.exitCode = 1
    return
  }
  await runInForeground(['tools/checks/run.mjs', ...process.argv.slice(2)])
})
