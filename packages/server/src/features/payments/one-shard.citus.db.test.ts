// On Citus, one server works on each statement of a contribution (decision 35).
import type pg from 'pg'
import { onServer } from '../../test/database/database-server.ts'
import { type Statement, statementsDuring } from '../../test/database/sent-statements.ts'
import { openOrder, pay, verify } from '../../test/paying.ts'
import { insertEventBox } from '../../test/rows.ts'
import { expect, test } from '../../test/test.ts'

/** How many shards each part of the plan reads or writes. */
async function shardsOf(client: pg.Client, { text, values }: Statement): Promise<number[]> {
  const { rows } = await client.query(`explain (costs off) ${text}`, [...values])
  const plan = rows.map((row) => row['QUERY PLAN'] as string)
  return plan.flatMap((line) => {
    const [, count] = /Task Count: (\d+)/.exec(line) ?? []
    return count === undefined ? [] : [Number(count)]
  })
}

test('each statement of an order and its verified payment names one shard', async ({ app }) => {
  const { id: giftid } = await insertEventBox(app.services.db)
  const sent = await statementsDuring(async () => {
    const { body } = await openOrder(app, { giftid, request_key: crypto.randomUUID() })
    const proof = await pay(app, body.id)
    expect((await verify(app, proof, { giftid })).body.status).toBe('success')
  })
  expect(sent.length).toBeGreaterThan(3)
  await onServer(app.databaseUrl, async (client) => {
    for (const statement of sent) {
      const shards = await shardsOf(client, statement)
      expect(shards.length, statement.text).toBeGreaterThan(0)
      expect(new Set(shards), statement.text).toEqual(new Set([1]))
    }
  })
})
