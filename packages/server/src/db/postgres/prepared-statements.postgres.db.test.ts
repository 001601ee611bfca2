// Statements on PostgreSQL: prepared once for each connection, unless the setting says otherwise.
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testLog } from '../../test/database/database-log.ts'
import { insertHost } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import { openDatabase } from '../open-database.ts'
import type { Database } from '../tables.ts'
import { inTransaction } from '../transaction.ts'

const database = testDatabase()

const findHost = (db: Kysely<Database>, id: string) =>
  db.selectFrom('hosts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** How often this connection has run the prepared statement of `findHost`. */
const timesRun = (db: Kysely<Database>) =>
  db.connection().execute(async (one) => {
    const { id } = await insertHost(one)
    await findHost(one, id)
    await findHost(one, id)
    const { rows } = await sql<{ runs: number }>`
      select generic_plans + custom_plans as runs from pg_prepared_statements
      where statement like 'select * from "hosts"%'`.execute(one)
    return rows.map(({ runs }) => runs)
  })

test('a statement is prepared once and run again', async () => {
  expect(await timesRun(database.db)).toEqual([2])
})

test('a connection prepares at most five hundred statements, and another one is not concerned', async () => {
  const { db } = database
  await db.connection().execute(async (one) => {
    for (let length = 1; length <= 520; length++)
      await one
        .selectFrom('hosts')
        .select('id')
        .where('email', 'in', Array<string>(length).fill('-'))
        .execute()
    const { rows } = await sql`select from pg_prepared_statements`.execute(one)
    expect(rows).toHaveLength(500)
  })
  const { databaseUrl = '', dataDir } = database
  const other = await openDatabase({ databaseUrl, dataDir, log: testLog })
  const { id } = await insertHost(other.db)
  await other.db.connection().execute(async (one) => {
    await one.selectFrom('hosts').select('first_name').where('id', '=', id).execute()
    const { rows } = await sql`
      select from pg_prepared_statements where statement like 'select "first_name"%'`.execute(one)
    expect(rows).toHaveLength(1)
  })
  await other.close()
})

test('with PREPARED_STATEMENTS=off nothing stays prepared', async () => {
  const { databaseUrl = '', dataDir } = database
  const { db, close } = await openDatabase({ databaseUrl, dataDir, log: testLog, preparedStatements: false })
  expect(await timesRun(db)).toEqual([])
  await close()
})

test('a column that a newer version adds meanwhile fails no statement and no transaction', async () => {
  const { db } = database
  const { id } = await insertHost(db)
  const addColumn = (name: string) => sql`alter table hosts add column ${sql.ref(name)} text`.execute(db)
  await findHost(db, id)
  await addColumn('later')
  expect(await findHost(db, id)).toMatchObject({ id, later: null })
  await inTransaction(db, (trx) => findHost(trx, id))
  await addColumn('later_still')
  expect(await inTransaction(db, (trx) => findHost(trx, id))).toMatchObject({ id, later_still: null })
})
