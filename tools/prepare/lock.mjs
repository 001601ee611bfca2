// Locks a folder for one preparation at a time, safe against kills at any moment.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../processes/refusal.mjs'

const POLL_MS = 100
const PATIENCE_MS = 20 * 60_000

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** A folder that holds its owner's process id moves into place whole, and only onto nothing or an empty folder. @param {string} path */
function tryToTake(path) {
  const mine = `${path}.${process.pid}`
  mkdirSync(mine, { recursive: true })
  writeFileSync(join(mine, String(process.pid)), '')
  try {
    renameSync(mine, path)
    return true
  } catch {
    rmSync(mine, { recursive: true, force: true })
    return false
  }
}

/**
 * Removes named owners only, and the folder only if that emptied it: the next owner may move in at any moment.
 * @param {string} path
 * @param {(pid: number) => boolean} isGone
 */
function clear(path, isGone) {
  try {
    for (const owner of readdirSync(path)) if (isGone(Number(owner))) unlinkSync(join(path, owner))
    rmdirSync(path)
  } catch {
    // Held by another, or cleared by another who waits.
  }
}

/**
 * Runs `action` while holding the lock at `path`; waits for another holder, says so once, and takes over from a dead one.
 * @param {string} path a folder that need not exist; its parent must
 * @param {() => Promise<void>} action
 */
export async function withLock(path, action) {
  const patientUntil = Date.now() + PATIENCE_MS
  let hasSaid = false
  while (!tryToTake(path)) {
    clear(path, (pid) => !isAlive(pid))
    if (!existsSync(path)) continue
    if (!hasSaid) console.log('Another process is preparing this folder; waiting for it.')
    hasSaid = true
    if (Date.now() > patientUntil)
      throw new Refusal(`Still waiting. If nothing else prepares this folder, remove ${path}.`)
    await wait(POLL_MS)
  }
  try {
    await action()
  } finally {
    clear(path, (pid) => pid === process.pid)
  }
}
