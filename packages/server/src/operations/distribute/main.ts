// Runs `npm run distribute`: spreads the tables of a PostgreSQL with Citus over its servers (docs/several-servers.md).
import { type Kysely, sql } from 'kysely'
import { destination } from 'pino'
import { openExistingDatabase } from '../../db/open-database.ts'
import type { Database } from '../../db/tables.ts'
import { need } from '../../settings/settings-error.ts'
import { readSettings } from '../../settings.ts'
import { openLog } from '../../tracing/open-log.ts'
import { type Spread, setDatabaseSettings, spreadTables } from './spread-tables.ts'

const HOW = 'docs/several-servers.md, “A database spread over servers”, says how.'

type Cluster = { coordinators: number; workers: number; servers: number }

/** Undefined if nothing is in the way. */
async function whyNot(db: Kysely<Database>): Promise<string | undefined> {
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

const STANDARD_ERROR = 2

async function distribute(): Promise<string> {
  const settings = readSettings()
  const databaseUrl = need(settings.databaseUrl, 'DATABASE_URL', 'set it to the coordinator')
  const log = openLog(settings.logLevel, destination(STANDARD_ERROR))
  const { db, close } = await openExistingDatabase({ ...settings, databaseUrl, log })
  try {
    const refusal = await whyNot(db)
    if (refusal) throw new Error(refusal)
    await setDatabaseSettings(db)
    return describe(await spreadTables(db))
  } finally {
    await close()
  }
}

function describe({ inABox, onEveryServer }: Spread): string {
  const lines = [
    ['Spread by event box', inABox],
    ['On every server', onEveryServer],
  ] as const
  const done = lines.filter(([, tables]) => tables.length > 0)
  if (done.length === 0) return 'All tables were spread before: nothing was changed.\n'
  return done.map(([what, tables]) => `${what}: ${tables.join(', ')}.\n`).join('')
}

try {
  process.stdout.write(await distribute())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
