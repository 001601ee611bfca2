// openDatabase: the handle, and the connection that the job queue uses in the same database.
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '../test/database.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a job exists if and only if the transaction that added it was committed', async () => {
  const boss = new PgBoss(database.pgBossConnection)
  boss.on('error', (error) => expect.unreachable(String(error)))
  await boss.start()
  await boss.createQueue('actions')
  // Creates the queue first: inside the transaction pg-boss could not do so on its own connection.
  await boss.findJobs('actions')
  const add = (trx: Parameters<typeof fromKysely>[0], name: string) =>
    boss.send('actions', { name }, { db: fromKysely(trx) })

  await inTransaction(database.db, (trx) => add(trx, 'committed'))
  const failing = inTransaction(database.db, async (trx) => {
    await add(trx, 'dropped')
    throw new Error('the action failed')
  })
  await expect(failing).rejects.toThrow('the action failed')

  const jobs = await boss.fetch<{ name: string }>('actions', { batchSize: 10 })
  expect(jobs.map((job) => job.data.name)).toEqual(['committed'])
  await boss.stop({ graceful: false })
})

if (testDatabaseKind === 'pglite')
  test('a failing transaction of the job queue does not affect other transactions', async () => {
    const queue = database.pgBossConnection.db
    const failing = queue?.executeSql('begin; select 1 / 0; commit')
    const others = [1, 2, 3].map((answer) => sql`select ${answer}::int as answer`.execute(database.db))
    await expect(failing).rejects.toThrow('division by zero')
    const answers = await Promise.all(others)
    expect(answers.flatMap(({ rows }) => rows)).toEqual([{ answer: 1 }, { answer: 2 }, { answer: 3 }])
  })
