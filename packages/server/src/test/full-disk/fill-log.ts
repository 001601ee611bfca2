// Uses up the space left in PostgreSQL's log on a full disk, as many small changes would in time.
import pg from 'pg'

const MESSAGES = 64

/** Ends when PostgreSQL does, which must stop without space for its log. */
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
