// Runs `npm run books`, `npm run payment` and `npm run distribute` with our Node: an operator's commands (docs/payments.md, docs/operations.md).
import './processes/require-node.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation])
  const [what = '', ...rest] = process.argv.slice(2)
  await runInForeground(
    what === 'distribute'
      ? ['packages/server/src/operations/distribute/main.ts', ...rest]
      : ['packages/server/src/operations/commands/main.ts', what, ...rest],
  )
})
