// Runs `npm start`: prepares what is stale, then runs the server with our Node.
import './processes/require-node.mjs'
import { compiled } from './prepare/compiled.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { webBuild } from './prepare/web-build.mjs'
import { COMPILE_CACHE } from './processes/compile-cache.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { command } from './processes/refusal.mjs'
import { SERVER_ENV, SERVER_FLAGS } from './processes/server-flags.mjs'

await command(async () => {
  await makeFresh([installation, webBuild, compiled])
  const args = [...SERVER_FLAGS, 'packages/server/src/main.ts', ...process.argv.slice(2)]
  await runInForeground(args, { ...SERVER_ENV, ...COMPILE_CACHE })
})
