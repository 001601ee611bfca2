// Runs an operator's commands with our Node: `npm run books`, `payment`, `distribute`, `backup`, `restore`, `move-database`, `doctor`
// (docs/payments.md, docs/operations.md).
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

const OPERATIONS = 'packages/server/src/operations'
/** Of those that are not in `commands`. */
const FOLDER_OF = {
  distribute: 'distribute',
  backup: 'backup',
  restore: 'backup',
  'move-database': 'backup',
  doctor: 'doctor',
}

await command(async () => {
  await makeFresh([installation])
  const [what = '', ...rest] = process.argv.slice(2)
  const folder = FOLDER_OF[/** @type {keyof typeof FOLDER_OF} */ (what)] ?? 'commands'
  await runInForeground([`${OPERATIONS}/${folder}/main.ts`, what, ...rest])
})
