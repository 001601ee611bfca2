// Migration 0021 fills in what older sessions and hosts lack: last use, device, and the time of the last UPI id change.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { insertHost, SOME_TIME } from '../../test/rows.ts'
import { wherePayoutsGo } from './0021-session-devices-and-upi-changes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('an older session gets its last use from its newest token, and no device; no payout waits for a changed UPI id', async () => {
  const { db } = database
  // Migration 0025 renamed both.
  await sql`alter table audit_log rename column action to deed`.execute(db)
  await sql`alter table audit_log rename constraint audit_log_action_check to admin_deeds_deed_check`.execute(
    db,
  )
  await sql`alter table audit_log rename to admin_deeds`.execute(db)
  await sql`alter table refresh_tokens drop column user_agent cascade, drop column network cascade,
    drop column last_used_at cascade`.execute(db)
  await sql`alter table hosts drop column upi_id_changed_at cascade`.execute(db)
  const { id: host_id } = await insertHost(db, { upi_id: 'meera@okbank' })
  const family = crypto.randomUUID()
  const later = new Date(SOME_TIME.getTime() + 60_000)
  for (const [id, created_at] of [
    [family, SOME_TIME],
    [crypto.randomUUID(), later],
  ] as const)
    await db
      .insertInto('refresh_tokens')
      .values({
        ...{ id, host_id, created_at, family_id: family, token_hash: id },
        ...{ expires_at: later, family_expires_at: later },
      })
      .execute()
  await wherePayoutsGo.up(db)
  const tokens = await db
    .selectFrom('refresh_tokens')
    .select(['user_agent', 'network', 'last_used_at'])
    .orderBy('created_at')
    .execute()
  const unknown = { user_agent: null, network: null }
  expect(tokens).toEqual([
    { ...unknown, last_used_at: later },
    { ...unknown, last_used_at: null },
  ])
  expect(await db.selectFrom('hosts').select('upi_id_changed_at').distinct().execute()).toEqual([
    { upi_id_changed_at: null },
  ])
})
