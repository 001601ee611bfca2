// A TCP proxy to PostgreSQL that counts round trips: messages after which the client waits for an answer.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface CountingLine {
  /** The database's address through this proxy. */
  url: string
  /** Round trips since the last call. */
  take(): number
  close(): Promise<void>
}

/** Query and Sync of PostgreSQL's protocol (version 3, “Message Formats”). */
const ENDS_OF_TRIPS = new Set(['Q', 'S'])
const HEADER_BYTES = 5

/** Calls `onMessage` with the type of each message of the client; its first one has none. */
function readMessages(client: Socket, onMessage: (type: string) => void): void {
  let rest = Buffer.alloc(0)
  let hasStarted = false
  client.on('data', (data) => {
    rest = Buffer.concat([rest, Buffer.from(data)])
    for (;;) {
      const lengthAt = hasStarted ? 1 : 0
      if (rest.length < HEADER_BYTES) return
      const end = lengthAt + rest.readUInt32BE(lengthAt)
      if (rest.length < end) return
      if (hasStarted) onMessage(rest.toString('latin1', 0, 1))
      hasStarted = true
      rest = rest.subarray(end)
    }
  })
}

export async function openCountingLine(databaseUrl: string): Promise<CountingLine> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let trips = 0
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [client, database])
      sockets.add(socket.on('error', () => {}).once('close', () => sockets.delete(socket)))
    readMessages(client, (type) => {
      if (ENDS_OF_TRIPS.has(type)) trips += 1
    })
    client.pipe(database).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: String(url),
    take() {
      const taken = trips
      trips = 0
      return taken
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
