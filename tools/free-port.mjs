// Finds a free TCP port that stays free until a server takes it. Libraries reserve a port within one process; here many look for one.
import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Below what Linux, macOS and Windows give to outgoing connections: none of those takes it while a server restarts. */
const LOWEST = 20_000
const BEYOND = 32_000

/**
 * A server needs seconds to start: until it listens, only a file says that its port is taken. `PORTS_FOLDER`: holds the files of
 * all runs, for one whose temporary files are elsewhere.
 */
const RESERVED = process.env.PORTS_FOLDER ?? join(tmpdir(), 'lifafa-ports')

/** @type {string[]} */
const reserved = []
process.once('exit', () => {
  for (const file of reserved) rmSync(file, { force: true })
})

/** False if another process has reserved the port, or was killed with it. @type {(port: number) => boolean} */
function reserve(port) {
  const file = join(RESERVED, String(port))
  mkdirSync(RESERVED, { recursive: true })
  try {
    writeFileSync(file, '', { flag: 'wx' })
  } catch {
    return false
  }
  reserved.push(file)
  return true
}

/** @type {(port: number) => Promise<boolean>} */
const isFree = (port) =>
  new Promise((done) => {
    const probe = createServer().once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })

/** @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST, BEYOND)
    if (reserve(port) && (await isFree(port))) return port
  }
}
