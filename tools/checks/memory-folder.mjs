// Makes a folder in memory for the checks' temporary files: hundreds of databases are copied and removed.
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Linux has it. Elsewhere, and on a small machine, temporary files are on the disk. */
const MEMORY = '/dev/shm'
const PREFIX = 'lifafa-checks-'
/** A run needs a quarter of it at most. */
const FREE_BYTES = 4 * 1024 ** 3

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) >= FREE_BYTES
  } catch {
    return false
  }
}

/** @param {string} pid */
function isRunning(pid) {
  try {
    return process.kill(Number(pid), 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** With patience: a server that was killed may still be ending. @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })

/** Undefined if there is none. It is removed when this process ends; that of a run that was killed, by the next run. */
export function makeMemoryFolder() {
  if (process.platform !== 'linux' || !hasRoom()) return undefined
  for (const name of readdirSync(MEMORY))
    if (name.startsWith(PREFIX) && !isRunning(name.slice(PREFIX.length))) remove(join(MEMORY, name))
  const folder = join(MEMORY, `${PREFIX}${process.pid}`)
  // PostgreSQL, which does not run as root, must be able to enter it.
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  process.once('exit', () => remove(folder))
  return folder
}
