// A worker keeps little memory for recorded contributions (decision 53).
import type pg from 'pg'
import { servers } from '../../../test/database/citus/citus-database.ts'
import { onServer, urlOf } from '../../../test/database/database-server.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

/** The order does not exist. One statement of the function is enough to see what is kept of it. */
const RECORD = `select * from record_contribution($1::text, 'order_unknown', null, 1, 0, '{}', null, now())`
const CALLS = 200
const MOST_BYTES = 1_000_000

async function bytesOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select sum(total_bytes)::int as bytes from pg_backend_memory_contexts')
  return rows[0].bytes
}

async function grownBy(client: pg.Client, boxId: string): Promise<number> {
  const call = async (times: number) => {
    for (let count = 0; count < times; count++)
      await client.query({ name: 'record', text: RECORD, values: [boxId] })
    return bytesOf(client)
  }
  const before = await call(20)
  return (await call(CALLS)) - before
}

test('a connection to a worker does not grow with recorded contributions', async ({ app }) => {
  const { id } = await insertEventBox(app.services.db)
  const database = new URL(app.databaseUrl).pathname.slice(1)
  const [, ...workers] = servers()
  for (const url of workers)
    await onServer(urlOf(url, database), async (client) => {
      expect(await grownBy(client, id)).toBeLessThan(MOST_BYTES)
    })
})
