// Runs `npm ci` with the machine's Node or with ours.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { run } from '../processes/child-processes.mjs'
import { ourNode } from '../processes/our-node.mjs'

const TIMEOUT_MS = 15 * 60_000

// Under NODE_ENV=production npm would leave out what builds the web pages; under --silent it would not say what failed.
const CI = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=warn']

/** @param {string} node @param {NodeJS.ProcessEnv} env */
function npmCi(node, env) {
  // The npm that started us; without one, the npm on PATH.
  const cli = process.env.npm_execpath
  const [file, args] = cli && basename(cli) === 'npm-cli.js' ? [node, [cli, ...CI]] : ['npm', CI]
  return run(file, args, { env, timeoutMs: TIMEOUT_MS, shell: process.platform === 'win32' })
}

export const npmCiByMachinesNode = () => npmCi(process.env.npm_node_execpath ?? process.execPath, process.env)

/** By a copy of our Node, since npm empties node_modules and not every system lets a running program be removed. */
export async function npmCiByOurNode() {
  const folder = mkdtempSync(join(tmpdir(), 'lifafa-node-'))
  try {
    const node = join(folder, basename(ourNode()))
    copyFileSync(ourNode(), node)
    return await npmCi(node, { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
