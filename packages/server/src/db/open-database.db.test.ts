// Opening the database: the connection that the job queue uses in it, and an operator's command, which changes nothing.
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { testLog } from '../test/database/database-log.ts'
import { testDatabase } from '../test/test-database.ts'
import { openExistingDatabase } from './open-database.ts'
import { inTransaction } from './transaction.ts'

const database = testDatabase()

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

test('a command opens a database of this version; one with a newer schema is refused with a sentence', async () => {
  const open = () => openExistingDatabase({ ...database, log: testLog })
  const { db, close } = await open()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', 'now')`.execute(db)
  await close()
  await expect(open()).rejects.toThrow('The database belongs to another version of the product')
})
