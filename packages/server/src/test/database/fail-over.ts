// Makes a test's database on PostgreSQL one that takes no writes, as a primary that is demoted, and back.
import pg from 'pg'

/** Runs a statement on a connection of its own, which may always write. */
export async function fromOutside(databaseUrl: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    options: '-c default_transaction_read_only=off',
  })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Cuts off all who are connected, too: PostgreSQL cannot become a standby without a restart. */
export async function setReadOnly(databaseUrl: string, isReadOnly: boolean): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const setting = isReadOnly ? 'on' : 'off'
  await fromOutside(databaseUrl, `alter database ${name} set default_transaction_read_only = ${setting}`)
  await fromOutside(
    databaseUrl,
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
}
