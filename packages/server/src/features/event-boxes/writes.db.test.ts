// Creating, changing and deleting event boxes through the API.
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/event-boxes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aSignedInHost, type SignedInHost } from '../../test/fixtures.ts'
import { insertEventBox, insertGift } from '../../test/rows.ts'

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

const CREATE = ['POST', '/dashboard/generate_giftbook/'] as const
const wedding = {
  event_type: 'marriage',
  name: "Aarav & Meera's wedding",
  location: 'Udaipur',
  marriage_date: '2026-11-22',
  groom_name: 'आरव शर्मा',
  bride_name: 'मीरा',
  message: 'आपका आशीर्वाद चाहिए\nCome as you are',
}
const other = { event_type: 'other', name: 'Griha Pravesh', location: 'Jaipur', marriage_date: '2026-12-04' }

/** The limit on creating counts by address: each of these comes from another one. */
let visitors = 0
const create = (body: object) => host.call(CREATE, body, { remoteAddress: `10.0.0.${++visitors % 250}` })

const aBoxOfHost = (more = {}) => insertEventBox(app.services.db, { host_id: host.row.id, ...more })
const row = (id: string) =>
  app.services.db.selectFrom('event_boxes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const boxesOfHost = () =>
  app.services.db.selectFrom('event_boxes').selectAll().where('host_id', '=', host.row.id).execute()
const activitiesOfHost = () =>
  app.services.db
    .selectFrom('activities')
    .select(['action', 'description', 'event_box_id', 'created_at'])
    .where('host_id', '=', host.row.id)
    .orderBy('id')
    .execute()

test('a marriage box is created as it was written, and the feed says so', async () => {
  const { status, body } = await create(wedding)
  expect(status).toBe(200)
  const id = body.gift_book.giftid
  expect(body).toEqual({
    success: true,
    message: sentences.created,
    gift_book: {
      giftid: id,
      ...wedding,
      created_at: app.clock.now.toISOString(),
      contribute_url: `${app.services.settings.guestUrl}/contribute/${id}`,
    },
  })
  expect((await host.call(['GET', `/dashboard/giftbooks/${id}`])).body.gift_book).toEqual(body.gift_book)
  expect(await activitiesOfHost()).toEqual([
    {
      action: 'event-box-created',
      description: "Event box “Aarav & Meera's wedding” created",
      event_box_id: id,
      created_at: app.clock.now,
    },
  ])
})

test('names of a hundred characters fit, in Devanagari too, and one more does not', async () => {
  const hundred = 'क्षत्रिय 🎉'.repeat(10)
  expect([...hundred]).toHaveLength(100)
  expect((await create({ ...other, name: hundred })).body.gift_book.name).toBe(hundred)
  const { status, body } = await create({ ...other, name: `${hundred}क` })
  expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: ['name'] })
})

test('a box that is no marriage keeps no couple, and another sender cannot choose its host, id or time', async () => {
  const stranger = await aSignedInHost(app)
  const { body } = await create({
    ...other,
    groom_name: 'Aarav',
    bride_name: 'Meera',
    host_id: stranger.row.id,
    giftid: 'A'.repeat(22),
    created_at: '2000-01-01T00:00:00Z',
    deleted_at: '2000-01-01T00:00:00Z',
  })
  expect(body.gift_book).toMatchObject({
    groom_name: '',
    bride_name: '',
    created_at: app.clock.now.toISOString(),
  })
  expect(await row(body.gift_book.giftid)).toMatchObject({ host_id: host.row.id, deleted_at: null })
  expect(body.gift_book.giftid).not.toBe('A'.repeat(22))
})

test('bad input names every field with its sentence, and leaves nothing', async () => {
  const { status, body } = await create({ event_type: 'marriage', name: ' ', location: '' })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    success: false,
    errors: {
      name: [sentences.nameRequired],
      location: [sentences.locationRequired],
      marriage_date: [sentences.dateRequired],
      groom_name: [sentences.groomRequired],
      bride_name: [sentences.brideRequired],
    },
  })
  expect(await boxesOfHost()).toEqual([])
  expect(await activitiesOfHost()).toEqual([])
})

test('the day of an event is not before today, which in India begins at 18:30 UTC', async () => {
  app.clock.now = new Date('2026-11-22T18:29:59.999Z')
  expect((await create(wedding)).status).toBe(200)
  app.clock.now = new Date('2026-11-22T18:30:00.000Z')
  expect(await create(wedding)).toMatchObject({
    status: 400,
    body: { message: sentences.dateInPast, errors: { marriage_date: [sentences.dateInPast] } },
  })
  expect(await boxesOfHost()).toHaveLength(1)
})

test('the thirty-first box within an hour from one address waits', async () => {
  const statuses = []
  for (let count = 0; count < 31; count++)
    statuses.push((await host.call(CREATE, other, { remoteAddress: '192.0.2.1' })).status)
  expect(statuses).toEqual([...Array(30).fill(200), 429])
})

const change = {
  name: 'Reception',
  location: 'Jodhpur',
  marriage_date: '2026-12-24',
  groom_name: 'Aarav',
  bride_name: 'Meera',
}

test('a box is changed as a whole; its type, host and contributions stay', async () => {
  const box = await aBoxOfHost({ message: 'old', event_date: '2026-12-01' })
  const gift = await insertGift(app.services.db, { event_box_id: box.id })
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
  expect(after.contributions.map((contribution: { id: string }) => contribution.id)).toEqual([gift.id])
  expect(await activitiesOfHost()).toMatchObject([
    { action: 'event-box-updated', description: 'Event box “Reception” updated', event_box_id: box.id },
  ])
})

test('a changed marriage still wants both names and a day that is not past', async () => {
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

test('a box can be changed until the last moment of the day before its event, in India', async () => {
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

test('a deleted box is gone for its host and its guests; its contributions and journal stay', async () => {
  const { db } = app.services
  const box = await aBoxOfHost({ event_date: '2026-12-01', name: 'Mistake' })
  const gift = await insertGift(db, { event_box_id: box.id })
  expect(await host.call(['DELETE', `/dashboard/giftbooks/${box.id}/delete/`])).toMatchObject({
    status: 200,
    body: { success: true },
  })
  expect((await host.call(['GET', '/event'])).body.gift_books).toEqual([])
  expect((await host.call(['GET', `/dashboard/giftbooks/public/${box.id}`])).status).toBe(404)
  expect((await row(box.id)).deleted_at).toEqual(app.clock.now)
  expect(
    await db.selectFrom('contributions').select('id').where('event_box_id', '=', box.id).execute(),
  ).toEqual([{ id: gift.id }])
  const owed = await db
    .selectFrom('journal_lines')
    .select('amount_paise')
    .where('event_box_id', '=', box.id)
    .where('account', '=', 'host-payable')
    .execute()
  expect(owed).toEqual([{ amount_paise: -gift.amount_paise }])
  expect(await activitiesOfHost()).toMatchObject([
    { action: 'event-box-deleted', description: 'Event box “Mistake” deleted' },
  ])
})

test('of many deletes and changes at once one delete succeeds, and nothing changes after it', async () => {
  const box = await aBoxOfHost({ event_date: '2026-12-01' })
  const deletes = Array.from({ length: 5 }, () =>
    host.call(['DELETE', `/dashboard/giftbooks/${box.id}/delete`]),
  )
  const changes = Array.from({ length: 5 }, () =>
    host.call(['PUT', `/dashboard/giftbooks/${box.id}/update`], change),
  )
  const deleted = (await Promise.all(deletes)).map(({ status }) => status)
  const changed = (await Promise.all(changes)).map(({ status }) => status)
  expect(deleted.toSorted()).toEqual([200, 404, 404, 404, 404])
  expect(changed.filter((status) => status !== 200 && status !== 404)).toEqual([])

  const told = (await activitiesOfHost()).map(({ action }) => action)
  expect(told.filter((action) => action === 'event-box-deleted')).toHaveLength(1)
  expect(told).toHaveLength(1 + changed.filter((status) => status === 200).length)
  expect(told.at(-1)).toBe('event-box-deleted')
})

test('when the feed cannot be written, neither can the box', async () => {
  const { db } = app.services
  const box = await aBoxOfHost({ event_date: '2026-12-01' })
  await sql`alter table activities add constraint refuse_all check (false) not valid`.execute(db)
  try {
    expect((await create(wedding)).status).toBe(500)
    expect((await host.call(['PUT', `/dashboard/giftbooks/${box.id}/update`], change)).status).toBe(500)
    expect((await host.call(['DELETE', `/dashboard/giftbooks/${box.id}/delete`])).status).toBe(500)
  } finally {
    await sql`alter table activities drop constraint refuse_all`.execute(db)
  }
  expect(await boxesOfHost()).toEqual([box])
})
