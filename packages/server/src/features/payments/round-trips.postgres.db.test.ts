// How often a guest's calls ask the database: each round trip costs a guest its time, and all guests a connection.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { getInstallationId } from '../../db/installation.ts'
import { type OpenDatabase, openDatabase } from '../../db/open-database.ts'
import type { TestApp } from '../../test/app.ts'
import { testLog } from '../../test/database/database-log.ts'
import { expectSoundBooks, openOrder, pay, verify } from '../../test/paying.ts'
import { insertEventBox } from '../../test/rows.ts'
import { testApp } from '../../test/test-app.ts'

interface CountingLine {
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

async function openCountingLine(databaseUrl: string): Promise<CountingLine> {
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

const app = testApp()
let line: CountingLine
let overLine: OpenDatabase
/** The server of `app`, whose guests' calls reach the database over the line. */
let counted: TestApp
beforeAll(async () => {
  line = await openCountingLine(app.databaseUrl)
  overLine = await openDatabase({ databaseUrl: line.url, dataDir: '', log: testLog })
  // A new connection asks once whether its server takes writes.
  await getInstallationId(overLine.db)
  const services = { ...app.services, db: overLine.db }
  counted = { ...app, services, app: await buildApp(services, pino({ level: 'silent' })) }
})
afterAll(async () => {
  await counted.app.close()
  await overLine.close()
  await line.close()
})

const contribute = async () => {
  const { id: giftid } = await insertEventBox(app.services.db)
  line.take()
  const { body } = await openOrder(counted, { giftid })
  const ordering = line.take()
  const proof = await pay(app, body.id)
  return { giftid, ordering, proof }
}

test.each([
  ['names its box', (giftid: string) => ({ giftid })],
  ['names no box', () => ({ giftid: undefined })],
])(
  'an order and a verified payment that %s take at most 4 round trips each, begin and commit counted',
  async (_what, late) => {
    const { giftid, ordering, proof } = await contribute()
    expect(ordering).toBe(3)
    expect(await verify(counted, proof, late(giftid))).toMatchObject({
      status: 200,
      body: { status: 'success' },
    })
    expect(line.take()).toBe(2)
    await verify(counted, proof, late(giftid))
    expect(line.take()).toBe(2)
    await expectSoundBooks(app)
  },
)
