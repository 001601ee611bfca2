// Runs `npm run dev`: the server and the web build, both watching their sources and stopped together.
import { once } from 'node:events'
import { webBuild } from './prepare/builds.mjs'
import { installation } from './prepare/installation.mjs'
import { makeFresh } from './prepare/make-fresh.mjs'
import { start, stop } from './processes/child-processes.mjs'
import { ourNode } from './processes/our-node.mjs'
import { command } from './processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation, webBuild])
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'inherit', 'inherit']
  const both = [
    start(ourNode(), ['--watch', 'packages/server/src/main.ts'], { stdio }),
    start('npm', ['run', 'dev', '--workspace', '@lifafa/web'], { stdio }),
  ]
  const ends = both.map((child) => once(child, 'exit'))
  await Promise.race(ends)
  for (const child of both) stop(child)
  await Promise.all(ends)
})
