// A TCP proxy to PostgreSQL that a test can cut and restore: its clients lose the server, and find it again.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type CommitFate = 'lost' | 'done'

/** How the driver ends a transaction: a simple query (PostgreSQL's protocol, message `Q`). */
const COMMIT = 'commit\0'

export interface CuttableLine {
  /** The database's address through this proxy. */
  url: string
  /** Breaks every connection, and refuses new ones. */
  cut(): void
  mend(): void
  /**
   * The next commit is `lost` before the database gets it, or `done` by it; in either case the client gets no
   * answer. `message`: a part of the text of the statement that commits by itself.
   */
  cutAtCommit(fate: CommitFate, message?: string): void
  close(): Promise<void>
}

export async function openLine(databaseUrl: string): Promise<CuttableLine> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  let fateOfCommit: CommitFate | undefined
  let commit = COMMIT
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => {})
  }
  const server = createServer((client) => {
    track(client)
    if (isCut) {
      client.resetAndDestroy()
      return
    }
    const database = connect(Number(target.port || 5432), target.hostname)
    track(database)
    database.pipe(client)
    client.on('data', (said) => {
      const fate = said.includes(commit) ? fateOfCommit : undefined
      if (fate) fateOfCommit = undefined
      if (fate === 'done') {
        database.unpipe(client)
        database.once('data', () => client.resetAndDestroy()).resume()
      }
      if (fate === 'lost') client.resetAndDestroy()
      else database.write(said)
    })
    client.once('close', () => database.destroy())
    database.once('close', () => client.destroy())
  })
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut() {
      isCut = true
      breakAll()
    },
    mend() {
      isCut = false
    },
    cutAtCommit(fate, message = COMMIT) {
      fateOfCommit = fate
      commit = message
    },
    async close() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
