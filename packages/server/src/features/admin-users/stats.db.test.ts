// The totals of the administrators' dashboard.
import { startOfDayInIndia, todayInIndia } from '@lifafa/contract/event-timing'
import { adminUsersSentences } from '@lifafa/contract/sentences/admin/users'
import { beforeAll, expect, test } from 'vitest'
import { aSignedInAdmin, type SignedInAdmin } from '../../test/administrators/admins.ts'
import { aHost } from '../../test/administrators/listed-users.ts'
import { insertContribution, insertEventBox, insertRefundOf, SOME_TIME } from '../../test/rows.ts'
import { testApp } from '../../test/test-app.ts'

const app = testApp()
let admin: SignedInAdmin
beforeAll(async () => {
  admin = await aSignedInAdmin(app)
})

test('the totals count users, their undeleted events, and all kept contributions [admin-22]', async () => {
  const { db } = app.services
  const answer = async () => (await admin.call(['GET', '/admin/dashboard/stats/'])).body
  const stats = async () => (await answer()).data
  expect(await answer()).toEqual({
    success: true,
    message: adminUsersSentences.statsRead,
    data: expect.any(Object),
  })
  const before = await stats()
  const host = await aHost(app, {})
  const box = await insertEventBox(db, { host_id: host.id })
  const deleted = await insertEventBox(db, { host_id: host.id, deleted_at: SOME_TIME })
  await insertContribution(db, { event_box_id: box.id, amount_paise: 50_100 })
  await insertRefundOf(db, await insertContribution(db, { event_box_id: box.id }), 50_100)
  await insertContribution(db, { event_box_id: deleted.id, amount_paise: 2_10_100 })
  expect(await stats()).toEqual({
    total_users: before.total_users + 1,
    total_events: before.total_events + 1,
    total_contributions: before.total_contributions + 501 + 2101,
  })
})

test('today and the last seven days are counted in India’s days, without fully refunded gifts', async () => {
  const { db } = app.services
  const { now } = app.clock
  const recent = async () => (await admin.call(['GET', '/admin/dashboard/recent'])).body
  const before = await recent()
  const midnight = startOfDayInIndia(todayInIndia(now)).getTime()
  const daysBefore = (days: number) => new Date(midnight - days * 24 * 60 * 60 * 1000 - 1)
  const { id: event_box_id } = await insertEventBox(db, { created_at: now })
  await insertContribution(db, { event_box_id, amount_paise: 50_100, paid_at: new Date(midnight) })
  await insertContribution(db, { event_box_id, amount_paise: 10_100, paid_at: daysBefore(0) })
  await insertContribution(db, { event_box_id, amount_paise: 20_100, paid_at: daysBefore(6) })
  await insertRefundOf(db, await insertContribution(db, { event_box_id, paid_at: now }), 50_100)
  const after = await recent()
  const gained = (span: 'today' | 'week') => ({
    gifts: after[span].gifts - before[span].gifts,
    paise: after[span].paise - before[span].paise,
    events: after[span].events - before[span].events,
  })
  expect(gained('today')).toEqual({ gifts: 1, paise: 50_100, events: 1 })
  expect(gained('week')).toEqual({ gifts: 2, paise: 60_200, events: 1 })
})
