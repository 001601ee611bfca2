// Transactions that fail: which are run again, and how often.
import { type Kysely, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { insertHost } from '../test/rows.ts'
import { testDatabase } from '../test/test-database.ts'
import type { Database } from './tables.ts'
import { inTransaction } from './transaction.ts'

const database = testDatabase()
let db: Kysely<Database>

beforeAll(async () => {
  db = database.db
})

const raise = (code: string) =>
  sql.raw(`do $$ begin raise exception 'made by a test' using errcode = '${code}'; end $$`)

test.each(['40001', '40P01'])('a transaction that fails with %s runs again [db-15]', async (code) => {
  let runs = 0
  const result = await inTransaction(db, async (trx) => {
    runs++
    if (runs === 1) await raise(code).execute(trx)
    return 'done'
  })
  expect({ runs, result }).toEqual({ runs: 2, result: 'done' })
})

test('a failing transaction runs at most four times', async () => {
  let runs = 0
  const hopeless = inTransaction(db, async (trx) => {
    runs++
    await raise('40001').execute(trx)
  })
  await expect(hopeless).rejects.toMatchObject({ code: '40001' })
  expect(runs).toBe(4)
})

test('a transaction that fails for another reason runs once', async () => {
  let runs = 0
  const failing = inTransaction(db, async (trx) => {
    runs++
    await raise('23505').execute(trx)
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(runs).toBe(1)
})

test('two transactions in a deadlock both succeed', async () => {
  const [first, second] = [await insertHost(db), await insertHost(db)]
  const rename = (trx: Kysely<Database>, id: string) =>
    trx.updateTable('hosts').set({ first_name: 'Renamed' }).where('id', '=', id).execute()
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const crossed = (own: 0 | 1, ids: string[]) =>
    inTransaction(db, async (trx) => {
      await rename(trx, ids[0] ?? '')
      gates[own].resolve()
      await gates[own === 0 ? 1 : 0].promise
      await rename(trx, ids[1] ?? '')
      return 'done'
    })
  const both = [crossed(0, [first.id, second.id]), crossed(1, [second.id, first.id])]
  expect(await Promise.all(both)).toEqual(['done', 'done'])
})
