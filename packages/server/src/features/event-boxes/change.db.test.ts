// Changing and deleting event boxes through the API.
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aSignedInHost, type SignedInHost } from '../../test/fixtures.ts'
import { insertContribution, insertEventBox } from '../../test/rows.ts'

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

const aBoxOfHost = (more = {}) => insertEventBox(app.services.db, { host_id: host.row.id, ...more })
const row = (id: string) =>
  app.services.db.selectFrom('event_boxes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const activitiesOfHost = () =>
  app.services.db
    .selectFrom('activities')
    .select(['action', 'description', 'event_box_id', 'created_at'])
    .where('host_id', '=', host.row.id)
    .orderBy('id')
    .execute()

const change = {
  name: 'Reception',
  location: 'Jodhpur',
  marriage_date: '2026-12-24',
  groom_name: 'Aarav',
  bride_name: 'Meera',
}

test('an update replaces all details of a box; its type, host and contributions stay [box-12]', async () => {
  const box = await aBoxOfHost({ message: 'old', event_date: '2026-12-01' })
  const contribution = await insertContribution(app.services.db, { event_box_id: box.id })
  const { status, body } = await host.call(['PUT', `/dashboard/giftbooks/${box.id}/update/`], {
    ...change,
    event_type: 'other',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    success: true,
    message: sentences.updated,
    gift_book: { giftid: box.id, ...change, message: '', event_type: 'marriage' },
  })
  expect(await row(box.id)).toMatchObject({
    host_id: host.row.id,
    created_at: box.created_at,
    updated_at: app.clock.now,
  })
  const after = (await host.call(['GET', `/dashboard/giftbooks/${box.id}`])).body
  expect(after.contributions.map((contribution: { id: string }) => contribution.id)).toEqual([
    contribution.id,
  ])
  expect(await activitiesOfHost()).toMatchObject([
    { action: 'event-box-updated', description: 'Event box “Reception” updated', event_box_id: box.id },
  ])
})

test('a marriage still needs both names and a day that is not past', async () => {
  const box = await aBoxOfHost({ event_date: '2026-12-01' })
  const answer = await host.call(['PUT', `/dashboard/giftbooks/${box.id}/update`], {
    ...change,
    marriage_date: '2026-11-20',
    groom_name: '',
    bride_name: null,
  })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      errors: {
        marriage_date: [sentences.dateInPast],
        groom_name: [sentences.groomRequired],
        bride_name: [sentences.brideRequired],
      },
    },
  })
  expect(await row(box.id)).toEqual(box)
  expect(await activitiesOfHost()).toEqual([])
})

test('a box can be changed until the end of the day before its event, in India [box-13]', async () => {
  const box = await aBoxOfHost({ event_date: '2026-11-23' })
  const path = ['PUT', `/dashboard/giftbooks/${box.id}/update`] as const
  app.clock.now = new Date('2026-11-22T18:29:59.999Z')
  expect((await host.call(path, { ...change, marriage_date: '2026-11-23' })).status).toBe(200)
  const before = await row(box.id)
  app.clock.now = new Date('2026-11-22T18:30:00.000Z')
  expect(await host.call(path, change)).toMatchObject({
    status: 409,
    body: { success: false, message: sentences.editBlocked },
  })
  expect(await row(box.id)).toEqual(before)
})

test('a deleted box is gone for its host and its guests; its contributions and ledger entries stay [box-14]', async () => {
  const { db } = app.services
  const box = await aBoxOfHost({ event_date: '2026-12-01', name: 'Mistake' })
  const contribution = await insertContribution(db, { event_box_id: box.id })
  expect(await host.call(['DELETE', `/dashboard/giftbooks/${box.id}/delete/`])).toMatchObject({
    status: 200,
    body: { success: true },
  })
  expect((await host.call(['GET', '/event'])).body.gift_books).toEqual([])
  expect((await host.call(['GET', `/dashboard/giftbooks/public/${box.id}`])).status).toBe(404)
  expect((await row(box.id)).deleted_at).toEqual(app.clock.now)
  expect(
    await db.selectFrom('contributions').select('id').where('event_box_id', '=', box.id).execute(),
  ).toEqual([{ id: contribution.id }])
  const owed = await db
    .selectFrom('ledger')
    .select('owed_to_hosts')
    .where('event_box_id', '=', box.id)
    .execute()
  expect(owed).toEqual([{ owed_to_hosts: -contribution.amount_paise }])
  expect(await activitiesOfHost()).toMatchObject([
    { action: 'event-box-deleted', description: 'Event box “Mistake” deleted' },
  ])
})

test('of many concurrent deletions one succeeds', async () => {
  const box = await aBoxOfHost()
  const path = ['DELETE', `/dashboard/giftbooks/${box.id}/delete`] as const
  const answers = await Promise.all(Array.from({ length: 5 }, () => host.call(path)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404])
  expect(await activitiesOfHost()).toHaveLength(1)
})

test('a box that is changed while it is deleted is not changed afterwards', async () => {
  const boxes = await Promise.all(Array.from({ length: 20 }, () => aBoxOfHost({ event_date: '2026-12-01' })))
  await Promise.all(
    boxes.flatMap(({ id }) => [
      host.call(['PUT', `/dashboard/giftbooks/${id}/update`], change),
      host.call(['DELETE', `/dashboard/giftbooks/${id}/delete`]),
    ]),
  )
  const last = new Map((await activitiesOfHost()).map(({ event_box_id, action }) => [event_box_id, action]))
  expect([...last.values()]).toEqual(Array(20).fill('event-box-deleted'))
})

test('when the activity cannot be stored, a box is neither changed nor deleted', async () => {
  const { db } = app.services
  const box = await aBoxOfHost({ event_date: '2026-12-01' })
  await sql`alter table activities add constraint refuse_all check (false) not valid`.execute(db)
  expect((await host.call(['PUT', `/dashboard/giftbooks/${box.id}/update`], change)).status).toBe(500)
  expect((await host.call(['DELETE', `/dashboard/giftbooks/${box.id}/delete`])).status).toBe(500)
  await sql`alter table activities drop constraint refuse_all`.execute(db)
  expect(await row(box.id)).toEqual(box)
})
