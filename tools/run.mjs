// Installs what is stale, then runs a script with our Node: `node tools/run.mjs [--build] [script] [arguments]`; with `--build` the web
// pages are built, too. Runs on any Node ≥ 18, with nothing installed.
import { webBuild } from './prepare/builds.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'

const BUILD = '--build'

await command(async () => {
  const [first, ...rest] = process.argv.slice(2)
  await makeFresh(first === BUILD ? [installation, webBuild] : [installation])
  const script = first === BUILD ? rest : process.argv.slice(2)
  if (script.length > 0) await runInForeground(script)
})
