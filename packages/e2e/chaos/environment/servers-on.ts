// The servers of a run on one database, and looks into it from outside of them.
import type { Kysely } from 'kysely'
import { openDatabase } from '../../../server/src/db/open-database.ts'
import type { Database } from '../../../server/src/db/tables.ts'
import type { PayoutMode } from '../../../server/src/settings.ts'
import { type KillableServer, killableServer } from './killable-server.ts'
import type { Kind, Place } from './place.ts'
import type { Provider } from './provider.ts'
import { serverSettings } from './server-settings.ts'

type Look = <T>(look: (db: Kysely<Database>) => Promise<T>) => Promise<T>

export interface ServersOn {
  servers: readonly KillableServer[]
  start(): Promise<void>
  /** Returns their exit codes. */
  stop(): Promise<(number | null)[]>
  /** Reads the database while no server runs; one that is a process of its own, at any time. */
  look: Look
  /** Reads the database from outside. The embedded one is locked by its server, which is stopped meanwhile. */
  withDatabase: Look
}

const quiet = { info() {}, warn() {}, error() {} }

/** One server on each port. None is started yet. */
export function serversOn(
  kind: Kind,
  place: Place,
  ports: readonly number[],
  provider: Provider,
  payoutMode: PayoutMode,
): ServersOn {
  const { databaseUrl, pooledUrl, dataDir } = place
  const servers = ports.map((port) =>
    killableServer(
      `http://127.0.0.1:${port}`,
      dataDir,
      serverSettings(port, dataDir, provider, databaseUrl, pooledUrl, payoutMode),
    ),
  )
  const stop = () => Promise.all(servers.map((server) => server.stop()))
  async function start(): Promise<void> {
    for (const server of servers) await server.start()
  }
  const look: Look = async (read) => {
    const database = await openDatabase({ databaseUrl, dataDir, log: quiet })
    return read(database.db).finally(() => database.close())
  }
  return {
    servers,
    start,
    stop,
    look,
    async withDatabase(read) {
      if (kind !== 'pglite') return look(read)
      await stop()
      return look(read).finally(start)
    },
  }
}
