// Creates a database on a coordinator and its workers, migrates it and spreads its tables, as an operator would.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openDatabase } from '../../../db/open-database.ts'
import { setDatabaseSettings, spreadTables } from '../../../operations/distribute/spread-tables.ts'
import { testLog } from '../database-log.ts'
import { onServer, urlOf } from '../database-server.ts'

/** Creates an empty database on each; answers its address at the coordinator, which is the first of `servers`. */
export async function joinServers(servers: readonly string[], name: string): Promise<string> {
  for (const url of servers) await onServer(url, (client) => client.query(`create database ${name}`))
  const [coordinator = '', ...workers] = servers.map((url) => urlOf(url, name))
  for (const url of [coordinator, ...workers])
    await onServer(url, (client) => client.query('create extension citus'))
  await onServer(coordinator, async (client) => {
    await client.query('select citus_set_coordinator_host($1, $2)', addressOf(coordinator))
    for (const worker of workers) await client.query('select citus_add_node($1, $2)', addressOf(worker))
  })
  return coordinator
}

/** As `joinServers`, migrated and spread. */
export async function createSpreadDatabase(servers: readonly string[], name: string): Promise<string> {
  const databaseUrl = await joinServers(servers, name)
  await setUpConnections(databaseUrl)
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', log: testLog })
  await spreadTables(db)
  await close()
  return databaseUrl
}

/** As Citus takes it: host and port. */
export const addressOf = (url: string): [host: string, port: string] => {
  const { hostname, port } = new URL(url)
  return [hostname, port]
}

/** The settings of later connections, which a copy of a database does not have. */
export async function setUpConnections(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  await setDatabaseSettings(db).finally(() => db.destroy())
}
