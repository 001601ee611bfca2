// Makes places for databases: that of a run, and empty ones that its backups are restored into.
import { join } from 'node:path'
import type { startOwnPostgres } from '../../../../tools/find-postgres.mjs'
import { createDatabase } from '../../../cluster/servers/create-database.ts'
import { giveSessionSettings } from '../../../cluster/servers/session-settings.ts'
import type { Pooler } from './pooler.ts'

export type Kind = 'postgres' | 'pglite'

export interface Place {
  /** Undefined for the embedded database, which is in `dataDir`. */
  databaseUrl: string | undefined
  /** The same database through PgBouncer, where that is between. */
  pooledUrl: string | undefined
  dataDir: string
}

type Surroundings = {
  folder: string
  postgres: Awaited<ReturnType<typeof startOwnPostgres>> | undefined
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
