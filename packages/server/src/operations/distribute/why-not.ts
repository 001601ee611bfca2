// Says why a database cannot be spread, in a sentence for the operator.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables.ts'

const HOW = 'docs/several-servers.md, “A database spread over servers”, says how.'

type Cluster = { coordinators: number; workers: number; servers: number }

/** Undefined where nothing is in the way. */
export async function whyNot(db: Kysely<Database>): Promise<string | undefined> {
  const { rows: extensions } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db)
  if (extensions.length === 0)
    return `This database has no extension that spreads tables: create Citus on the coordinator and on each worker. ${HOW}`
  const { rows } = await sql<Cluster>`
    select count(*) filter (where groupid = 0) as coordinators,
      count(*) filter (where groupid <> 0 and shouldhaveshards) as workers,
      (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and application_name in ('lifafa', 'lifafa-jobs')) as servers
    from pg_dist_node where isactive and noderole = 'primary'`.execute(db)
  const { coordinators, workers, servers } = rows[0] as Cluster
  if (workers === 0) return `This database has no workers: add them to the coordinator. ${HOW}`
  if (coordinators === 0) return `The coordinator is not known to its workers: set its address. ${HOW}`
  if (servers > 0)
    return 'A server is connected to this database: stop all servers first, and start them again afterwards.'
  return undefined
}
