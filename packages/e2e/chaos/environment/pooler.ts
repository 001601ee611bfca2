// Starts PgBouncer between a run's servers and their PostgreSQL.
import { type Pgbouncer, startPgbouncer } from '../../../cluster/pgbouncer/start-pgbouncer.ts'
import { openFolder } from '../../../cluster/programs/open-folder.ts'
import { giveSessionSettings } from '../../../cluster/servers/session-settings.ts'

export type Pooler = Pgbouncer & {
  /** The address of the database through it. */
  url: string
}

export async function startPooler(databaseUrl: string): Promise<Pooler> {
  await giveSessionSettings(databaseUrl)
  const pgbouncer = await startPgbouncer({ folder: openFolder('lifafa-chaos-pooler-'), databaseUrl })
  return { ...pgbouncer, url: pgbouncer.urlOf(databaseUrl) }
}
