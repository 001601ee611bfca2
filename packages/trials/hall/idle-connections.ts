// Holds idle connections to the server, as browsers keep theirs after the last answer.
import { connect, type Socket } from 'node:net'

/** One address of a client has 28,000 ports for one server. */
const ADDRESSES = 8
const OPENED_AT_ONCE = 100
const CALL = 'GET /healthz HTTP/1.1\r\nHost: lifafa\r\n\r\n'

export type IdleConnections = {
  /** How often the server closed one, which was opened again, and how often it refused that. */
  counts(): { closed: number; refused: number }
  close(): void
}

/** Resolves when all are open, each after one answer. */
export async function holdIdle(url: string, count: number): Promise<IdleConnections> {
  const { hostname: host, port } = new URL(url)
  const open = new Set<Socket>()
  const counts = { closed: 0, refused: 0 }
  let isOver = false

  const hold = (index: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const localAddress = `127.0.0.${2 + (index % ADDRESSES)}`
      const socket = connect({ host, port: Number(port), localAddress }, () => socket.write(CALL))
      socket.once('data', () => {
        open.add(socket)
        resolve()
      })
      socket.on('error', reject).on('close', () => {
        if (isOver || !open.delete(socket)) return reject(new Error('The server takes no more connections.'))
        counts.closed++
        hold(index).catch(() => {
          if (!isOver) counts.refused++
        })
      })
    })

  let next = 0
  const openInTurn = async () => {
    for (let index = next++; index < count; index = next++) await hold(index)
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openInTurn))
  return {
    counts: () => ({ ...counts }),
    close() {
      isOver = true
      for (const socket of open) socket.destroy()
    },
  }
}
