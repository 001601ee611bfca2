// Checks the types of all packages and of the root folder, again only where something has changed.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { ROOT } from './processes/our-node.mjs'

// Packages that use a browser's types have a project each; the others share one, since most of them import the server.
const projects = globSync(['tsconfig.json', 'packages/tsconfig.json', 'packages/*/tsconfig.json'], {
  cwd: ROOT,
})

const steps = [
  // The pages import types that React Router derives from the routes.
  ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'packages/web'],
  ['node_modules/typescript/bin/tsc', '--build', ...projects],
]
for (const args of steps)
  if (spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status !== 0) process.exitCode = 1
