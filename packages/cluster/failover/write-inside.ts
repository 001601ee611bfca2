// Writes straight to a node that is cut off, as whoever is on its side of the network would: none may be acknowledged.
import pg from 'pg'

const EVERY_MS = 500

export interface InsideWrites {
  /** Ends the attempts; answers how many there were, and how many were acknowledged. */
  stop(): Promise<{ attempts: number; acknowledged: number }>
}

/** Without a table, which may not be there: a commit of any transaction that has written waits for the standby. */
const WRITE = "select pg_logical_emit_message(true, 'failover', 'written on the other side')"

async function isAcknowledged(client: pg.Client): Promise<boolean> {
  try {
    await client.connect()
    await client.query(WRITE)
    return true
  } catch {
    return false
  }
}

export function startWritesInside(databaseUrl: string): InsideWrites {
  const clients: pg.Client[] = []
  const outcomes: Promise<boolean>[] = []
  const timer = setInterval(() => {
    const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {})
    clients.push(client)
    outcomes.push(isAcknowledged(client))
  }, EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      // What still waits for a standby was not acknowledged.
      await Promise.all(clients.map((client) => client.end().catch(() => {})))
      const acknowledged = (await Promise.all(outcomes)).filter(Boolean).length
      return { attempts: outcomes.length, acknowledged }
    },
  }
}
