// Uses up what is left of PostgreSQL's log on a full disk, as many small changes would in time.
import pg from 'pg'

const MESSAGES = 64

/** Ends when PostgreSQL does: without room for its log it must not go on. */
export async function fillLog(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    for (let message = 0; message < MESSAGES; message++)
      await client.query(`select pg_logical_emit_message(false, 'filler', repeat('x', 4000000))`)
  } catch {
    return
  } finally {
    await client.end()
  }
  throw new Error('The log still found room.')
}
