// The platform’s totals equal the counted ones, whatever happens to hosts, boxes and contributions.
import { beforeEach, expect, test } from 'vitest'
import { findInconsistencies } from '../../db/self-check/self-check.ts'
import {
  emptyHosts,
  insertContribution,
  insertEventBox,
  insertHost,
  insertRefundOf,
  SOME_TIME,
} from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import { platformTotals } from './reads/totals.ts'

const database = testDatabase()
beforeEach(() => emptyHosts(database.db))

const totals = async () => {
  const { users, events, keptPaise } = await platformTotals(database.db)
  return { users, events, keptPaise }
}

test('an empty platform counts nothing', async () => {
  expect(await totals()).toEqual({ users: 0, events: 0, keptPaise: 0 })
  expect(await findInconsistencies(database.db)).toEqual([])
})

test('each change of a host, a box or a contribution is counted once committed, and not when rolled back', async () => {
  const { db } = database
  const host = await insertHost(db)
  const box = await insertEventBox(db, { host_id: host.id })
  const contribution = await insertContribution(db, { event_box_id: box.id, amount_paise: 50_100 })
  expect(await totals()).toEqual({ users: 1, events: 1, keptPaise: 50_100 })

  await insertRefundOf(db, contribution, 20_000)
  expect(await totals()).toMatchObject({ keptPaise: 30_100 })
  await db.updateTable('event_boxes').set({ deleted_at: SOME_TIME }).where('id', '=', box.id).execute()
  expect(await totals()).toEqual({ users: 1, events: 0, keptPaise: 30_100 })
  await db
    .updateTable('hosts')
    .set({ deactivated_at: SOME_TIME, deleted_at: SOME_TIME })
    .where('id', '=', host.id)
    .execute()
  expect(await totals()).toEqual({ users: 0, events: 0, keptPaise: 30_100 })

  const undone = db.transaction().execute(async (trx) => {
    await insertHost(trx)
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')
  const unproven = await insertHost(db, { email_verified_at: null })
  expect(await totals()).toMatchObject({ users: 1 })
  await db.deleteFrom('hosts').where('id', '=', unproven.id).execute()
  expect(await totals()).toMatchObject({ users: 0 })
  expect(await findInconsistencies(db)).toEqual([])
})

test('many concurrent changes are all counted', async () => {
  const { db } = database
  await Promise.all(Array.from({ length: 40 }, () => insertContribution(db, { amount_paise: 10_100 })))
  expect(await totals()).toEqual({ users: 40, events: 40, keptPaise: 40 * 10_100 })
  expect(await findInconsistencies(db)).toEqual([])
})

test('a wrong total is found', async () => {
  await insertContribution(database.db)
  await database.db.updateTable('platform_totals').set({ events: 7 }).execute()
  expect(await findInconsistencies(database.db)).toMatchObject([
    { check: 'the platform’s figures are not what is counted' },
  ])
})
