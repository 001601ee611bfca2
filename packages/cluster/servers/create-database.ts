// Creates an empty database beside one of a test, as an operator does it for a restore.
import pg from 'pg'

/** `beside`: the address of any database of the PostgreSQL. Answers the new one's. */
export async function createDatabase(beside: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: beside })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  return Object.assign(new URL(beside), { pathname: `/${name}` }).href
}
