// Finds a free TCP port that stays free until a server takes it. Runs on any Node from 18 on.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Below what Linux, macOS and Windows give to outgoing connections: none of those takes it while a server restarts. */
const LOWEST = 20_000
const BEYOND = 32_000

/**
 * A server needs seconds to start: until it listens, only a file says that its port is taken. `PORTS_FOLDER`: where a run whose
 * temporary files are elsewhere finds those of all others.
 */
const RESERVED = process.env.PORTS_FOLDER ?? join(tmpdir(), 'lifafa-ports')
/** A process that was killed removes no files. */
const STALE_MS = 60 * 60 * 1000

/** @type {string[]} */
const reserved = []

/** Answers false where another process has reserved the port. @type {(port: number) => boolean} */
function reserve(port) {
  const file = join(RESERVED, String(port))
  mkdirSync(RESERVED, { recursive: true })
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age > STALE_MS) rmSync(file, { force: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    return false
  }
  if (reserved.push(file) === 1) process.once('exit', release)
  return true
}

const release = () => {
  for (const file of reserved) rmSync(file, { force: true })
}

/** @type {(port: number) => Promise<boolean>} */
const isFree = async (port) => {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}

/** @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST, BEYOND)
    if (reserve(port) && (await isFree(port))) return port
  }
}
