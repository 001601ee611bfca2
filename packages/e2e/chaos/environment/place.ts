// Makes places for databases: that of a run, and empty ones that its backups are restored into.
import { join } from 'node:path'
import { createDatabase } from '../../../cluster/servers/create-database.ts'
import { giveSessionSettings } from '../../../cluster/servers/session-settings.ts'
import type { Pooler } from './pooler.ts'

/** `citus`: a coordinator and two workers of PostgreSQL, over which the tables are spread. */
export type Kind = 'postgres' | 'pglite' | 'citus'

export type RunningDatabase = {
  url: string
  /** Ends a server's processes without a word to their clients, and starts it again; of Citus another server each time. */
  restartAtOnce(): Promise<void>
  stop(): Promise<void>
}

export interface Place {
  /** Undefined for the embedded database, which is in `dataDir`. */
  databaseUrl: string | undefined
  /** The same database through PgBouncer, where that is between. */
  pooledUrl: string | undefined
  dataDir: string
}

type Surroundings = {
  folder: string
  postgres: RunningDatabase | undefined
  pooler: Pooler | undefined
}

export const firstPlace = ({ folder, postgres, pooler }: Surroundings): Place => ({
  databaseUrl: postgres?.url,
  pooledUrl: pooler?.url,
  dataDir: join(folder, 'data'),
})

/** An empty database, and a data directory that does not exist yet. */
export async function anotherPlace({ folder, postgres, pooler }: Surroundings, name: string): Promise<Place> {
  const dataDir = join(folder, name)
  if (!postgres) return { databaseUrl: undefined, pooledUrl: undefined, dataDir }
  const databaseUrl = await createDatabase(postgres.url, name)
  if (pooler) await giveSessionSettings(databaseUrl)
  return { databaseUrl, pooledUrl: pooler?.urlOf(databaseUrl), dataDir }
}
