// Makes a folder in memory for the checks' temporary files: hundreds of databases are copied, synced to disk and removed.
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Linux has it. Elsewhere, in a small container or on a small machine, temporary files are on the disk, as usual. */
const MEMORY = '/dev/shm'
const PREFIX = 'lifafa-checks-'
const GIB = 1024 ** 3
/** A run needs a quarter of it at most. */
const FREE_BYTES = 4 * GIB

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) >= FREE_BYTES
  } catch {
    return false
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** What a run that was killed has left would stay until the machine is restarted. */
function removeLeftovers() {
  for (const name of readdirSync(MEMORY))
    if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length))))
      rmSync(join(MEMORY, name), { recursive: true, force: true })
}

/** Undefined where there is none. Removed when this process ends. */
export function makeMemoryFolder() {
  if (process.platform !== 'linux' || !hasRoom()) return undefined
  removeLeftovers()
  const folder = join(MEMORY, `${PREFIX}${process.pid}`)
  // PostgreSQL, which does not run as root, must be able to enter it.
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  // With patience: a server that was killed may still be ending.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }))
  return folder
}
