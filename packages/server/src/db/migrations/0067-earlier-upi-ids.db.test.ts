// Migration 0067 reads the UPI IDs that hosts had before from the sentences of their feed.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { returnToBefore } from '../../test/database/earlier-rows.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { insertHost, SOME_TIME } from '../../test/rows.ts'
import { migrate } from '../migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await returnToBefore(database.db, '0067')
})
afterAll(() => database.close())

test('UPI IDs that were changed or removed are earlier ones, each once; one that was set is none', async () => {
  const { db } = database
  const { id } = await insertHost(db, { upi_id: 'm@okbank' })
  for (const [action, description] of [
    ['upi-id-changed', 'Your UPI ID was set to meera@okbank'],
    ['upi-id-changed', 'Your UPI ID was changed from meera@okbank to nair@okaxis'],
    ['upi-id-changed', 'Your UPI ID nair@okaxis was removed'],
    ['upi-id-changed', 'Your UPI ID was set to meera@okbank'],
    ['upi-id-changed', 'Your UPI ID was changed from meera@okbank to m@okbank'],
    ['profile-updated', 'Your profile was saved'],
  ])
    await sql`insert into activities (host_id, action, description, created_at)
      values (${id}, ${action}, ${description}, ${SOME_TIME})`.execute(db)
  await migrate(db.withoutPlugins())
  expect(await db.selectFrom('earlier_upi_ids').selectAll().orderBy('upi_id').execute()).toEqual([
    { host_id: id, upi_id: 'meera@okbank', replaced_at: SOME_TIME },
    { host_id: id, upi_id: 'nair@okaxis', replaced_at: SOME_TIME },
  ])
})
