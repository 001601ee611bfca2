// The host's dashboard: totals, upcoming events, latest activities.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordActivity } from '../../activities/writes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aSignedInHost, type SignedInHost } from '../../test/fixtures.ts'
import { insertContribution, insertEventBox, SOME_TIME } from '../../test/rows.ts'

let app: TestApp
let host: SignedInHost
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  app.clock.now = new Date('2026-11-21T06:30:00Z')
  host = await aSignedInHost(app)
})
afterAll(() => app.close())

const dashboard = async () => (await host.call(['GET', '/dashboard/get_dashboard_data/'])).body
const aBox = (more = {}) => insertEventBox(app.services.db, { host_id: host.row.id, ...more })

test('a new host sees zeros and empty lists [dashboard-8]', async () => {
  expect(await dashboard()).toEqual({
    success: true,
    total_amount: 0,
    total_guests: 0,
    total_giftbooks: 0,
    upcoming_events: [],
    recent_activities: [],
  })
})

test("totals are the sum of the host's own, undeleted boxes [dashboard-9]", async () => {
  const { db } = app.services
  const [wedding, past, deleted] = [
    await aBox(),
    await aBox({ event_date: '2020-01-01' }),
    await aBox({ deleted_at: SOME_TIME }),
  ]
  await insertContribution(db, { event_box_id: wedding.id, amount_paise: 50_100 })
  await insertContribution(db, { event_box_id: wedding.id, amount_paise: 96_153_00 })
  await insertContribution(db, { event_box_id: past.id, amount_paise: 100 })
  await insertContribution(db, { event_box_id: deleted.id })
  await insertContribution(db)
  expect(await dashboard()).toMatchObject({ total_amount: 96_655, total_guests: 3, total_giftbooks: 2 })

  const { gift_books } = (await host.call(['GET', '/event'])).body
  const sum = gift_books.reduce((total: number, box: { total_amount: number }) => total + box.total_amount, 0)
  expect(sum).toBe(96_655)
})

test('upcoming events are those of today in India and later, the soonest first [dashboard-10]', async () => {
  app.clock.now = new Date('2026-11-21T18:30:00Z')
  await aBox({ name: 'In a week', event_date: '2026-11-29' })
  await aBox({ name: 'Yesterday', event_date: '2026-11-21' })
  await aBox({ name: 'Tomorrow', event_date: '2026-11-23' })
  const today = await aBox({ name: 'संगीत', event_date: '2026-11-22', location: 'Udaipur' })
  await aBox({ name: 'Deleted', event_date: '2026-11-24', deleted_at: SOME_TIME })
  const { upcoming_events } = await dashboard()
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
  expect((await dashboard()).upcoming_events[0]).toMatchObject({ title: 'Yesterday', days_remaining: 0 })
})

test('the latest fifty activities are listed, newest first [dashboard-11]', async () => {
  const { db } = app.services
  const box = await aBox()
  await db.transaction().execute(async (trx) => {
    for (let count = 1; count <= 51; count++)
      await recordActivity(trx, {
        hostId: host.row.id,
        eventBoxId: box.id,
        action: 'contribution-received',
        description: `Guest ${count} gave ₹501`,
        now: new Date(SOME_TIME.getTime() + count),
      })
  })
  const { recent_activities } = await dashboard()
  expect(recent_activities).toHaveLength(50)
  expect(recent_activities[0]).toEqual({
    type: 'contribution-received',
    action: 'Contribution received',
    description: 'Guest 51 gave ₹501',
    created_at: new Date(SOME_TIME.getTime() + 51).toISOString(),
  })
  expect(recent_activities.at(-1).description).toBe('Guest 2 gave ₹501')
})
