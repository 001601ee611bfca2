// Checks the types of all packages and of the root folder, two projects at a time.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './processes/child-processes.mjs'
import { inTwos } from './processes/in-twos.mjs'
import { ourNode, ROOT } from './processes/our-node.mjs'

const TIMEOUT_MS = 3 * 60_000
const TSC = 'node_modules/typescript/bin/tsc'
const STATES = 'node_modules/.cache/types'
const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs'

/** @param {string} name @param {string[]} args @returns {Promise<boolean>} */
async function succeeds(name, args) {
  const { code, output } = await run(ourNode(), args, { timeoutMs: TIMEOUT_MS })
  if (code !== 0) console.log(`${name}\n${output}`)
  return code === 0
}

/** What the compiler found of each file, by its content: the next run checks what has changed, and what imports it. */
const stateOf = (/** @type {string} */ path) => `${STATES}/${path.replaceAll('/', '-')}.tsbuildinfo`

// Packages that use a browser's types have a project each; the others share one, since most of them import the server.
const projects = ['.', 'packages', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)]
  .map((folder) => `${folder}/tsconfig.json`)
  .filter((path) => existsSync(join(ROOT, path)))

// The pages import types that React Router derives from the routes.
const hasRouteTypes = await succeeds('react-router typegen', [REACT_ROUTER, 'typegen', 'packages/web'])
const areRight = await inTwos(projects, (path) =>
  succeeds(path, [TSC, '--project', path, '--incremental', '--tsBuildInfoFile', stateOf(path)]),
)
process.exitCode = hasRouteTypes && areRight.every(Boolean) ? 0 : 1
