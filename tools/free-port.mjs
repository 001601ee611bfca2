// A TCP port of this machine that nobody uses, and that stays free until a server takes it. Runs on any Node from 18 on.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what Linux, macOS and Windows give to outgoing connections: none of those takes it while a server restarts. */
const LOWEST = 20_000
const BEYOND = 32_000

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
    if (await isFree(port)) return port
  }
}
