// Creating event boxes through the API.
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { sql } from 'kysely'
import { LIMITS } from '../../http/limits/rate-limits.ts'
import { aSignedInHost } from '../../test/fixtures.ts'
import {
  activitiesOfHost,
  boxesOfHost,
  boxRow,
  createBox,
  otherEvent,
  wedding,
} from '../../test/hosts/host-boxes.ts'
import { serverWith, statusesOf } from '../../test/payments/shared-address.ts'
import { test as base, expect } from '../../test/test.ts'
import { createBox as makeBox } from './writes.ts'

const test = base.extend('host', ({ app }) => {
  app.clock.now = new Date('2026-11-21T06:30:00Z')
  return aSignedInHost(app)
})

test('a marriage box is created as it was written, with an activity [box-15]', async ({ app, host }) => {
  const { status, body } = await createBox(host, wedding)
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
      short_url: expect.stringMatching(/\/g\/[a-z]{4}-[a-z]{4}-[a-z]{4}$/),
    },
  })
  expect((await host.call(['GET', `/dashboard/giftbooks/${id}`])).body.gift_book).toEqual(body.gift_book)
  expect(await activitiesOfHost(app, host)).toEqual([
    {
      action: 'event-box-created',
      description: "Event box “Aarav & Meera's wedding” created",
      event_box_id: id,
      created_at: app.clock.now,
    },
  ])
})

test('names of a hundred characters fit, in Devanagari too, and one more does not', async ({ host }) => {
  const hundred = 'क्षत्रिय 🎉'.repeat(10)
  expect([...hundred]).toHaveLength(100)
  expect((await createBox(host, { ...otherEvent, name: hundred })).body.gift_book.name).toBe(hundred)
  const { status, body } = await createBox(host, { ...otherEvent, name: `${hundred}क` })
  expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: ['name'] })
})

test('another event has no couple; a client chooses no host, id or time [box-16]', async ({ app, host }) => {
  const otherHost = await aSignedInHost(app)
  const { body } = await createBox(host, {
    ...otherEvent,
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
  expect(await boxRow(app, body.gift_book.giftid)).toMatchObject({ host_id: host.row.id, deleted_at: null })
  expect(body.gift_book.giftid).not.toBe('A'.repeat(22))
})

test('a host whose account was deleted meanwhile gets no box', async ({ app, host }) => {
  const { db } = app.services
  const [hostId, now] = [host.row.id, app.clock.now]
  await db
    .updateTable('hosts')
    .set({ deactivated_at: now, deleted_at: now })
    .where('id', '=', hostId)
    .execute()
  const { event_type: eventType, ...details } = wedding
  const making = makeBox(db, { hostId, eventType: eventType as 'marriage', details, now })
  await expect(making).rejects.toMatchObject({ key: 'sessionOver' })
  expect(await boxesOfHost(app, host)).toEqual([])
})

test('when the activity cannot be stored, the box is not created', async ({ app, host }) => {
  const { db } = app.services
  await sql`alter table activities add constraint refuse_all check (false) not valid`.execute(db)
  expect((await createBox(host, wedding)).status).toBe(500)
  await sql`alter table activities drop constraint refuse_all`.execute(db)
  expect(await boxesOfHost(app, host)).toEqual([])
})

test('a form that is sent again with its key makes no second box, however many come at once', async ({
  app,
  host,
}) => {
  const keyed = { ...wedding, request_key: crypto.randomUUID() }
  const answers = await Promise.all(Array.from({ length: 5 }, () => createBox(host, keyed)))
  const [box, ...others] = await boxesOfHost(app, host)
  expect(others).toEqual([])
  for (const { status, body } of answers) expect([status, body.gift_book?.giftid]).toEqual([200, box?.id])
  expect(await activitiesOfHost(app, host)).toHaveLength(1)
  const { body } = await createBox(await aSignedInHost(app), keyed)
  expect(body.gift_book.giftid).not.toBe(box?.id)
})

test('a box that was deleted is not answered: its key makes another one', async ({ host }) => {
  const keyed = { ...otherEvent, request_key: crypto.randomUUID() }
  const first = (await createBox(host, keyed)).body.gift_book.giftid
  await host.call(['DELETE', `/dashboard/giftbooks/${first}/delete`])
  const { status, body } = await createBox(host, keyed)
  expect(status).toBe(200)
  expect(body.gift_book.giftid).not.toBe(first)
  expect((await createBox(host, keyed)).body.gift_book).toEqual(body.gift_book)
})

test('a host may create so many boxes an hour, whatever others at the network create', async ({ app }) => {
  const limited = await serverWith(app, 0.1)
  const max = LIMITS.createBox[0].max * 0.1
  const [one, other] = [await aSignedInHost(limited), await aSignedInHost(limited)]
  const statuses = await statusesOf(max + 1, () => createBox(one, wedding))
  expect(statuses).toEqual([...Array(max).fill(200), 429])
  expect((await createBox(other, wedding)).status).toBe(200)
})

// Event boxes that are not created: invalid fields, days out of range, too many in an hour.
test('invalid input names every field’s message, and stores nothing [box-17]', async ({ app, host }) => {
  const { status, body } = await createBox(host, { event_type: 'marriage', name: ' ', location: '' })
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
  expect(await boxesOfHost(app, host)).toEqual([])
  expect(await activitiesOfHost(app, host)).toEqual([])
})

test.for(['birthday', '', 'Marriage', 7])(
  'an event is a marriage or another one: %j is refused [box-18]',
  async (type, { app, host }) => {
    expect(await createBox(host, { ...otherEvent, event_type: type })).toMatchObject({
      status: 400,
      body: { errors: { event_type: [expect.any(String)] } },
    })
    expect(await boxesOfHost(app, host)).toEqual([])
  },
)

test('a day is not before today, which in India begins at 18:30 UTC [box-19]', async ({ app, host }) => {
  app.clock.now = new Date('2026-11-22T18:29:59.999Z')
  expect((await createBox(host, wedding)).status).toBe(200)
  app.clock.now = new Date('2026-11-22T18:30:00.000Z')
  expect(await createBox(host, wedding)).toMatchObject({
    status: 400,
    body: { message: sentences.dateInPast, errors: { marriage_date: [sentences.dateInPast] } },
  })
  expect(await boxesOfHost(app, host)).toHaveLength(1)
})
