// Transactions and snapshots: all or nothing, guarded against use of the outer handle, and run again after some failures.
import { type Kysely, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { insertHost } from '../test/rows.ts'
import { testDatabase } from '../test/test-database.ts'
import type { Database } from './tables.ts'
import { inSnapshot, inTransaction } from './transaction.ts'

const database = testDatabase()
let db: Kysely<Database>

beforeAll(async () => {
  db = database.db
})

const OUTER_HANDLE = 'Inside a transaction use its own handle'

const countHosts = async (email: string): Promise<number> => {
  const hosts = await db.selectFrom('hosts').select('id').where('email', '=', email).execute()
  return hosts.length
}

test('the writes of a transaction are there when it resolves, and absent when it throws', async () => {
  await inTransaction(db, (trx) => insertHost(trx, { email: 'committed@example.com' }))
  const failing = inTransaction(db, async (trx) => {
    await insertHost(trx, { email: 'dropped@example.com' })
    throw new Error('the action failed')
  })
  await expect(failing).rejects.toThrow('the action failed')
  expect(await countHosts('committed@example.com')).toBe(1)
  expect(await countHosts('dropped@example.com')).toBe(0)
})

test('the outer handle used inside a transaction throws at once, and nothing is written', async () => {
  const action = inTransaction(db, async (trx) => {
    await insertHost(trx, { email: 'outer@example.com' })
    await countHosts('outer@example.com')
  })
  await expect(action).rejects.toThrow(OUTER_HANDLE)
  expect(await countHosts('outer@example.com')).toBe(0)
})

test('a transaction on the outer handle inside a transaction throws at once', async () => {
  const nested = inTransaction(db, () => inTransaction(db, (trx) => insertHost(trx)))
  await expect(nested).rejects.toThrow(OUTER_HANDLE)
})

test('work that was started inside and outlives the transaction may use the outer handle', async () => {
  const { promise: isOver, resolve: tellOver } = Promise.withResolvers<void>()
  const { later } = await inTransaction(db, async (trx) => {
    await insertHost(trx)
    return { later: isOver.then(() => countHosts('nobody@example.com')) }
  })
  tellOver()
  expect(await later).toBe(0)
})

test('a snapshot refuses every write', async () => {
  const writing = inSnapshot(db, (trx) => insertHost(trx, { email: 'snapshot@example.com' }))
  await expect(writing).rejects.toThrow('read-only transaction')
  expect(await countHosts('snapshot@example.com')).toBe(0)
})

test('a snapshot does not see writes that happen while it is read', async () => {
  const begun = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const reading = inSnapshot(db, async (trx) => {
    const count = async () => (await trx.selectFrom('hosts').select('id').execute()).length
    const before = await count()
    begun.resolve()
    await written.promise
    return [before, await count()]
  })
  await begun.promise
  await insertHost(db, { email: 'meanwhile@example.com' })
  written.resolve()
  const [before, after] = await reading
  expect(after).toBe(before)
  expect(await countHosts('meanwhile@example.com')).toBe(1)
})

// Transactions that fail: which are run again, and how often.
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

test.each([
  ['a conflict that stays', '40001', 4],
  ['another reason', '23505', 1],
] as const)('a transaction that fails for %s (%s) runs %i times', async (_, code, most) => {
  let runs = 0
  const failing = inTransaction(db, async (trx) => {
    runs++
    await raise(code).execute(trx)
  })
  await expect(failing).rejects.toMatchObject({ code })
  expect(runs).toBe(most)
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
