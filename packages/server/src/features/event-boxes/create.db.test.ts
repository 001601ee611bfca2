// Creating event boxes through the API.
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aSignedInHost, type SignedInHost } from '../../test/fixtures.ts'

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

/** Creation is limited by address: each call comes from another one. */
let visitors = 0
const create = (body: object) => host.call(CREATE, body, { remoteAddress: `10.0.0.${++visitors % 250}` })

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

test('a marriage box is created as it was written, with an activity [box-15]', async () => {
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

test('another event has no couple, and a client cannot choose host, id or time [box-16]', async () => {
  const otherHost = await aSignedInHost(app)
  const { body } = await create({
    ...other,
    groom_name: 'Aarav',
    bride_name: 'Meera',
    host_id: otherHost.row.id,
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

test('invalid input names every field with its message, and stores nothing [box-17]', async () => {
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

test.each(['birthday', '', 'Marriage', 7])(
  'an event is a marriage or another one: %j is refused [box-18]',
  async (type) => {
    expect(await create({ ...other, event_type: type })).toMatchObject({
      status: 400,
      body: { errors: { event_type: [expect.any(String)] } },
    })
    expect(await boxesOfHost()).toEqual([])
  },
)

test('the day of an event is not before today, which in India begins at 18:30 UTC [box-19]', async () => {
  app.clock.now = new Date('2026-11-22T18:29:59.999Z')
  expect((await create(wedding)).status).toBe(200)
  app.clock.now = new Date('2026-11-22T18:30:00.000Z')
  expect(await create(wedding)).toMatchObject({
    status: 400,
    body: { message: sentences.dateInPast, errors: { marriage_date: [sentences.dateInPast] } },
  })
  expect(await boxesOfHost()).toHaveLength(1)
})

test('the day of an event is at most five years ahead', async () => {
  expect((await create({ ...wedding, marriage_date: '2031-11-21' })).status).toBe(200)
  expect(await create({ ...wedding, marriage_date: '2031-11-22' })).toMatchObject({
    status: 400,
    body: { message: sentences.dateTooFar, errors: { marriage_date: [sentences.dateTooFar] } },
  })
  expect(await boxesOfHost()).toHaveLength(1)
})

test('the thirty-first box within an hour from one address must wait', async () => {
  const statuses = []
  for (let count = 0; count < 31; count++)
    statuses.push((await host.call(CREATE, other, { remoteAddress: '192.0.2.1' })).status)
  expect(statuses).toEqual([...Array(30).fill(200), 429])
})

test('when the activity cannot be stored, the box is not created', async () => {
  const { db } = app.services
  await sql`alter table activities add constraint refuse_all check (false) not valid`.execute(db)
  expect((await create(wedding)).status).toBe(500)
  await sql`alter table activities drop constraint refuse_all`.execute(db)
  expect(await boxesOfHost()).toEqual([])
})
