// Lets one process at a time prepare a folder. The lock is a listening port: the system frees it when its holder dies.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 100
/** Between the ports of tests (tools/free-port.mjs) and those of outgoing connections. */
const LOWEST = 32_000
const PORTS = 768

/**
 * Runs `action` while no other process does so for the same folder; waits for one that does, and says so once.
 * @param {string} folder
 * @param {() => Promise<void>} action
 */
export async function withLock(folder, action) {
  const port = LOWEST + (createHash('sha256').update(folder).digest().readUInt32BE() % PORTS)
  const server = createServer((socket) => socket.destroy())
  const isOurs = () =>
    once(server.listen({ port, host: '127.0.0.1', exclusive: true }), 'listening').then(
      () => true,
      () => false,
    )
  for (let times = 0; !(await isOurs()); times++) {
    if (times === 0)
      console.log(`The process that listens on 127.0.0.1:${port} prepares this folder; waiting for it.`)
    await wait(POLL_MS)
  }
  try {
    await action()
  } finally {
    server.close()
  }
}
