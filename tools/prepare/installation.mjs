// The step that installs packages, and the check that they match package-lock.json.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { run } from '../processes/child-processes.mjs'
import { hasOurNode, ourNode, ROOT } from '../processes/our-node.mjs'

const TIMEOUT_MS = 15 * 60_000

// Under NODE_ENV=production npm would leave out the builders of the web pages; under --silent it would not name the failure.
const CI = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=warn']

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked */

/** @param {string} path @returns {Record<string, Locked>} */
const packagesOf = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages

/** True for a binary that is made for this platform; on Linux our Node is made for glibc. @param {Locked} locked */
const isBinaryForUs = ({ os, cpu, libc = ['glibc'] }) =>
  Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && libc.includes('glibc'))

/**
 * npm writes the record of what it installed last, so an interrupted or outdated installation differs from the lock.
 * Optional packages may be absent, except the binaries for this platform.
 */
function isFresh() {
  // First, since it refuses a platform for which nothing could be installed.
  if (!hasOurNode()) return false
  try {
    const installed = packagesOf('node_modules/.package-lock.json')
    const isInstalled = (/** @type {[string, Locked]} */ [path, locked]) => {
      const found = installed[path]
      if (!found) return locked.optional && !isBinaryForUs(locked)
      return found.version === locked.version && found.integrity === locked.integrity
    }
    const locked = Object.entries(packagesOf('package-lock.json'))
    return locked.filter(([path]) => path.includes('node_modules/')).every(isInstalled)
  } catch {
    return false
  }
}

/** @param {string} node @param {NodeJS.ProcessEnv} env */
function npmCi(node, env) {
  // The npm that started us; without one, the npm on PATH.
  const cli = process.env.npm_execpath
  const [file, args] = cli && basename(cli) === 'npm-cli.js' ? [node, [cli, ...CI]] : ['npm', CI]
  return run(file, args, { env, timeoutMs: TIMEOUT_MS })
}

async function renew() {
  const outcome = await npmCi(process.env.npm_node_execpath ?? process.execPath, process.env)
  if (outcome.code !== 0 || isFresh() || !hasOurNode()) return outcome
  // npm leaves out binaries whose makers ask for a newer Node than the one that runs it: again with ours. It is a copy, since
  // npm empties node_modules, and not every system lets a running program be removed.
  const folder = mkdtempSync(join(tmpdir(), 'lifafa-node-'))
  try {
    const node = join(folder, basename(ourNode()))
    copyFileSync(ourNode(), node)
    return await npmCi(node, { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const installation = {
  isFresh,
  renew,
  doing: 'Installing packages (the first time this takes a minute or two)',
  done: 'Installed',
  failed: 'The packages could not be installed. Is the network there, and package-lock.json as committed?',
}
