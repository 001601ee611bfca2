// The host's dashboard: totals, upcoming events, latest activities.
import { recordActivity } from '../../activities/writes.ts'
import type { TestApp } from '../../test/app.ts'
import { aSignedInHost, type SignedInHost } from '../../test/fixtures.ts'
import { insertContribution, insertEventBox, SOME_TIME } from '../../test/rows.ts'
import { test as base, expect } from '../../test/test.ts'

const test = base.extend('host', ({ app }) => {
  app.clock.now = new Date('2026-11-21T06:30:00Z')
  return aSignedInHost(app)
})

const dashboard = async (host: SignedInHost) =>
  (await host.call(['GET', '/dashboard/get_dashboard_data/'])).body
const aBox = (app: TestApp, host: SignedInHost, more = {}) =>
  insertEventBox(app.services.db, { host_id: host.row.id, ...more })

test('a new host sees zeros and empty lists [dashboard-8]', async ({ host }) => {
  expect(await dashboard(host)).toEqual({
    success: true,
    total_amount: 0,
    total_guests: 0,
    total_giftbooks: 0,
    needs_upi_id: false,
    asks_upi_id: false,
    wrong_upi_id: null,
    guests_wait_for: null,
    language: 'en',
    money: { sums_paise: expect.objectContaining({ received: 0, waiting: 0 }), boxes: [] },
    upcoming_events: [],
    next_event: null,
    recent_activities: [],
  })
})

test("totals are the sum of the host's own, undeleted boxes [dashboard-9]", async ({ app, host }) => {
  const { db } = app.services
  const [wedding, past, deleted] = [
    await aBox(app, host),
    await aBox(app, host, { event_date: '2020-01-01' }),
    await aBox(app, host, { deleted_at: SOME_TIME }),
  ]
  await insertContribution(db, { event_box_id: wedding.id, amount_paise: 50_100 })
  await insertContribution(db, { event_box_id: wedding.id, amount_paise: 96_153_00 })
  await insertContribution(db, { event_box_id: past.id, amount_paise: 100 })
  await insertContribution(db, { event_box_id: deleted.id })
  await insertContribution(db)
  expect(await dashboard(host)).toMatchObject({ total_amount: 96_655, total_guests: 3, total_giftbooks: 2 })

  const { gift_books } = (await host.call(['GET', '/event'])).body
  const sum = gift_books.reduce((total: number, box: { total_amount: number }) => total + box.total_amount, 0)
  expect(sum).toBe(96_655)
})

test('upcoming events are today’s and later ones, soonest first [dashboard-10]', async ({ app, host }) => {
  app.clock.now = new Date('2026-11-21T18:30:00Z')
  await aBox(app, host, { name: 'In a week', event_date: '2026-11-29' })
  await aBox(app, host, { name: 'Yesterday', event_date: '2026-11-21' })
  await aBox(app, host, { name: 'Tomorrow', event_date: '2026-11-23' })
  const today = await aBox(app, host, { name: 'संगीत', event_date: '2026-11-22', location: 'Udaipur' })
  await aBox(app, host, { name: 'Deleted', event_date: '2026-11-24', deleted_at: SOME_TIME })
  const { upcoming_events } = await dashboard(host)
  expect(upcoming_events[0]).toEqual({
    id: today.id,
    title: 'संगीत',
    event_type: 'marriage',
    event_date: '2026-11-22',
    location: 'Udaipur',
    days_remaining: 0,
  })
  expect(
    upcoming_events.map((event: { title: string; days_remaining: number }) => [
      event.title,
      event.days_remaining,
    ]),
  ).toEqual([
    ['संगीत', 0],
    ['Tomorrow', 1],
    ['In a week', 7],
  ])
  app.clock.now = new Date('2026-11-21T18:29:59.999Z')
  expect((await dashboard(host)).upcoming_events[0]).toMatchObject({ title: 'Yesterday', days_remaining: 0 })
})

test('the soonest event comes with its total and its last gift', async ({ app, host }) => {
  const { db } = app.services
  await aBox(app, host, { event_date: '2027-11-22' })
  const next = await aBox(app, host, { event_date: '2026-11-29' })
  expect((await dashboard(host)).next_event).toMatchObject({ total_amount: 0, last_gift: null })
  for (const [guest_name, amount_paise, day] of [
    ['Asha', 501_00, '2026-11-20'],
    ['Ravi', 1_100_00, '2026-11-21'],
  ] as const)
    await insertContribution(db, {
      ...{ event_box_id: next.id, guest_name, amount_paise, paid_at: new Date(`${day}T06:00:00Z`) },
    })
  expect((await dashboard(host)).next_event).toMatchObject({
    id: next.id,
    total_amount: 1601,
    last_gift: { name: 'Ravi', amount: 1100 },
  })
})

test('the latest fifty activities are listed, newest first [dashboard-11]', async ({ app, host }) => {
  const { db } = app.services
  const box = await aBox(app, host)
  await db.transaction().execute(async (trx) => {
    for (let count = 1; count <= 51; count++)
      await recordActivity(trx, {
        hostId: host.row.id,
        eventBoxId: box.id,
        action: 'contribution-received',
        facts: { paise: count * 100 },
        now: new Date(SOME_TIME.getTime() + count),
      })
  })
  const { recent_activities } = await dashboard(host)
  expect(recent_activities).toHaveLength(50)
  expect(recent_activities[0]).toEqual({
    type: 'contribution-received',
    action: 'Contribution received',
    description: 'A guest gave ₹51',
    box: box.name,
    created_at: new Date(SOME_TIME.getTime() + 51).toISOString(),
  })
  expect(recent_activities.at(-1).description).toBe('A guest gave ₹2')
})

test('a host without a UPI ID is asked for it from the first box on', async ({ app, host }) => {
  await app.services.db.updateTable('hosts').set({ upi_id: null }).where('id', '=', host.row.id).execute()
  expect(await dashboard(host)).toMatchObject({ needs_upi_id: false })
  await aBox(app, host)
  expect(await dashboard(host)).toMatchObject({ needs_upi_id: true })
  await app.services.db
    .updateTable('hosts')
    .set({ upi_id: 'asha@okbank' })
    .where('id', '=', host.row.id)
    .execute()
  expect(await dashboard(host)).toMatchObject({ needs_upi_id: false })
})

test('an entry that names its box in its sentence does not name it twice', async ({ app, host }) => {
  const box = await aBox(app, host)
  const about = { hostId: host.row.id, eventBoxId: box.id, now: SOME_TIME }
  await app.services.db.transaction().execute(async (trx) => {
    await recordActivity(trx, { ...about, action: 'payout-sent', facts: { paise: 501_00 } })
    await recordActivity(trx, { ...about, eventBoxId: null, action: 'profile-updated', facts: {} })
  })
  const { recent_activities } = await dashboard(host)
  expect(recent_activities).toMatchObject([{ box: null }, { box: null }])
})
