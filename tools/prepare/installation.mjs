// The step that installs packages, and how we know that they are the ones of package-lock.json.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hasOurNode, ROOT } from '../our-node.mjs'
import { run } from '../processes.mjs'

const TIMEOUT_MS = 15 * 60_000

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Locked */

/** @param {string} path @returns {Record<string, Locked>} */
const packagesOf = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages

/**
 * npm keeps a record of what it installed and writes it last, so an interrupted or outdated installation differs
 * from the lock. An optional package may be absent: it may be for another platform.
 */
function isFresh() {
  // First, since it refuses a platform for which nothing could be installed.
  if (!hasOurNode()) return false
  try {
    const installed = packagesOf('node_modules/.package-lock.json')
    const isInstalled = (/** @type {[string, Locked]} */ [path, { version, integrity, optional }]) => {
      const found = installed[path]
      return found ? found.version === version && found.integrity === integrity : optional
    }
    const locked = Object.entries(packagesOf('package-lock.json'))
    return locked.filter(([path]) => path.includes('node_modules/')).every(isInstalled)
  } catch {
    return false
  }
}

/** The npm that started us, run by its own Node, since ours is about to be replaced. */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env
  return cli && basename(cli) === 'npm-cli.js' ? { file: node, before: [cli] } : { file: 'npm', before: [] }
}

function renew() {
  const { file, before } = npm()
  // Under NODE_ENV=production npm would leave out what builds the web pages; under --silent it would not say what failed.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=warn']
  return run(file, [...before, ...args], {
    env: process.env,
    timeoutMs: TIMEOUT_MS,
    shell: process.platform === 'win32',
  })
}

export const installation = {
  isFresh,
  renew,
  doing: 'Installing packages (the first time this takes a minute or two)',
  done: 'Installed',
  failed: 'The packages could not be installed. Is the network there, and package-lock.json as committed?',
}
