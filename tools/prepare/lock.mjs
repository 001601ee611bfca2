// Lets one process at a time prepare a folder. The lock is a listening port: the system frees it when its holder dies.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../processes/refusal.mjs'

const POLL_MS = 100
const PATIENCE_MS = 20 * 60_000
/** Between the ports of tests (tools/free-port.mjs) and those of outgoing connections. */
const LOWEST = 32_000
const PORTS = 768

/** @param {number} port @returns {Promise<import('node:net').Server | undefined>} undefined if another process has it */
async function listen(port) {
  const server = createServer((socket) => socket.destroy())
  try {
    await once(server.listen({ port, host: '127.0.0.1', exclusive: true }), 'listening')
    return server
  } catch {
    return undefined
  }
}

/**
 * Runs `action` while no other process does so for the same folder; waits for one that does, and says so once.
 * @param {string} folder
 * @param {() => Promise<void>} action
 */
export async function withLock(folder, action) {
  const port = LOWEST + (createHash('sha256').update(folder).digest().readUInt32BE() % PORTS)
  const patientUntil = Date.now() + PATIENCE_MS
  let server = await listen(port)
  if (!server) console.log('Another process is preparing this folder; waiting for it.')
  while (!server) {
    if (Date.now() > patientUntil)
      throw new Refusal(`Still waiting. End the process that listens on 127.0.0.1:${port}.`)
    await wait(POLL_MS)
    server = await listen(port)
  }
  try {
    await action()
  } finally {
    server.close()
  }
}
