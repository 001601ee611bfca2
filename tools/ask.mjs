// Runs an operator's commands with our Node: `npm run backup`, `restore`, `distribute`, `doctor` (docs/one-machine.md).
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation])
  const [what = '', ...rest] = process.argv.slice(2)
  const folder = what === 'restore' ? 'backup' : what
  await runInForeground([`packages/server/src/operations/${folder}/main.ts`, what, ...rest])
})
