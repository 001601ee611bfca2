// The step that installs packages, and the check that they match package-lock.json.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasOurNode, ROOT } from '../processes/our-node.mjs'
import { npmCiByMachinesNode, npmCiByOurNode } from './npm-ci.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked */

/** @param {string} path @returns {Record<string, Locked>} */
const packagesOf = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages

/** True for a binary that is made for this platform; on Linux our Node is made for glibc. @param {Locked} locked */
const isBinaryForUs = ({ os, cpu, libc = ['glibc'] }) =>
  Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && libc.includes('glibc'))

/**
 * npm keeps a record of what it installed and writes it last, so an interrupted or outdated installation differs
 * from the lock. Optional packages may be absent, except the binaries for this platform.
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

async function renew() {
  const outcome = await npmCiByMachinesNode()
  if (outcome.code !== 0 || isFresh() || !hasOurNode()) return outcome
  // npm silently leaves out binaries whose makers ask for a newer Node than the one that runs it.
  return npmCiByOurNode()
}

export const installation = {
  isFresh,
  renew,
  doing: 'Installing packages (the first time this takes a minute or two)',
  done: 'Installed',
  failed: 'The packages could not be installed. Is the network there, and package-lock.json as committed?',
}
