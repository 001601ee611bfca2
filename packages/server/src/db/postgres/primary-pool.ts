// A pool of connections to the PostgreSQL that takes writes: after a failover, those to the one before are not used again.
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import type { Connections, DatabaseLog } from '../opened-dialect.ts'
import { refuseReadOnly, WatchedClient } from './watched-client.ts'

/**
 * The driver's pool would lend a connection to a demoted primary again and again, and each write on it would fail.
 * A write that meets a read-only server makes all older connections suspect, and they are replaced.
 */
export function primaryPool(
  config: pg.PoolConfig,
  log: DatabaseLog,
): PostgresPool & { connections(): Connections } {
  let failovers = 0
  const openedAfter = new WeakMap<pg.ClientBase, number>()
  const isCurrent = (client: pg.ClientBase): boolean => openedAfter.get(client) === failovers

  const pool = new pg.Pool({ Client: WatchedClient, ...config, onConnect: refuseReadOnly })
    // An error event without a listener would end the process; a caller waiting for a query gets the error from that query.
    // The pool replaces a lost idle connection.
    .on('error', (error) => log.warn({ err: error }, 'A connection to the database was lost while idle.'))
    .on('connect', (client) => {
      // The pool does not listen for errors of a connection that is in use (pg-pool 3, `_acquireClient`).
      client.on('error', () => {})
      openedAfter.set(client, failovers)
    })
    .on('release', (_error, client) => {
      if (!(client instanceof WatchedClient && client.hasMetReadOnly && isCurrent(client))) return
      failovers += 1
      log.warn('PostgreSQL takes no more writes here: all connections are opened again.')
    })

  return {
    options: pool.options,
    async connect() {
      for (;;) {
        const client = await pool.connect()
        if (isCurrent(client) && !(client instanceof WatchedClient && client.isLost)) return client
        client.release(true)
      }
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: pool.options.max,
    }),
    end: () => pool.end(),
  }
}
