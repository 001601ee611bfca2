// Runs `npm start`: prepares what is stale, then runs the server with our Node.
import { compiled, webBuild } from './prepare/builds.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { runInForeground } from './processes/foreground.mjs'
import { COMPILE_CACHE, SERVER_ENV, SERVER_FLAGS } from './processes/our-node.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation, webBuild, compiled])
  const args = [...SERVER_FLAGS, 'packages/server/src/main.ts', ...process.argv.slice(2)]
  await runInForeground(args, { ...SERVER_ENV, ...COMPILE_CACHE })
})
