// The CHECK lists of the database hold exactly the kinds of the contract; where two migrations define a list, the later one counts.
import { auditAction } from '@lifafa/contract/endpoints/admin/audit-log'
import { activityType } from '@lifafa/contract/endpoints/dashboard'
import { payoutHold } from '@lifafa/contract/payout-holds'
import { flagKind } from '@lifafa/contract/review-flags'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each([
  ['audit_log_action_check', auditAction.options],
  ['activities_action_check', activityType.options],
  ['payouts_hold_check', payoutHold.options],
  ['review_flags_kind_check', flagKind.options],
])('%s', async (constraint, kinds) => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${constraint}`.execute(
    database.db,
  )
  const allowed = [...(rows[0]?.definition ?? '').matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind)
  expect(allowed.sort()).toEqual([...kinds].sort())
})
