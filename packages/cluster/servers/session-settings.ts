// Gives the sessions of a test's database the settings that an operator gives to the role of the servers.
import pg from 'pg'

/** docs/several-servers.md, “Several servers”, has the same list, for all databases of a role. */
const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '15s',
}

export async function giveSessionSettings(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const database = new URL(databaseUrl).pathname.slice(1)
  for (const [name, value] of Object.entries(SETTINGS))
    await client.query(`alter role ${client.user} in database "${database}" set ${name} = '${value}'`)
  await client.end()
}
