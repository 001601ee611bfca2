// Reads of boxes and contributions, by hosts and by payments.
import { aSignedInHost, type SignedInHost } from '../../test/fixtures.ts'
import { insertContribution, insertEventBox, SOME_TIME, someBoxId } from '../../test/rows.ts'
import { expect, test } from '../../test/test.ts'
import { findBox } from './reads.ts'

let host: SignedInHost
const later = (minutes: number) => new Date(SOME_TIME.getTime() + minutes * 60_000)

test('a box is read with its contributions, newest first, and their total [box-22]', async ({ app }) => {
  host = await aSignedInHost(app)
  const { db } = app.services
  const box = await insertEventBox(db, { host_id: host.row.id })
  await insertContribution(db, {
    event_box_id: box.id,
    guest_name: 'सुनीता देशपांडे',
    amount_paise: 50_100,
    paid_at: later(1),
  })
  await insertContribution(db, { event_box_id: box.id, amount_paise: 210_100, paid_at: later(3) })
  await insertContribution(db, {
    event_box_id: box.id,
    guest_name: null,
    guest_phone: null,
    guest_address: null,
    amount_paise: 100,
    paid_at: later(2),
    created_at: later(60),
  })
  await insertContribution(db)

  const { status, body } = await host.call(['GET', `/dashboard/giftbooks/${box.id}`])
  expect(status).toBe(200)
  expect(body.total_amount).toBe(2603)
  expect(body.gift_book).toEqual({
    giftid: box.id,
    name: box.name,
    message: '',
    groom_name: box.groom_name,
    bride_name: box.bride_name,
    location: box.location,
    marriage_date: box.event_date,
    event_type: 'marriage',
    created_at: SOME_TIME.toISOString(),
    contribute_url: `${app.services.settings.guestUrl}/contribute/${box.id}`,
    short_url: expect.stringMatching(/\/g\/[a-z]{4}-[a-z]{4}-[a-z]{4}$/),
  })
  expect(body.contributions).toMatchObject([
    { name: 'Joseph Thomas', phone: '9123456780', amount: 2101, address: '4 Beach Road, Alappuzha' },
    { name: '', phone: null, amount: 1, address: null, created_at: later(2).toISOString() },
    { name: 'सुनीता देशपांडे', amount: 501 },
  ])
  const { body: listed } = await host.call(['GET', `/dashboard/giftbooks/${box.id}/guests/`])
  expect(Object.keys(listed)).toEqual(['guests', 'money'])
  expect(listed.guests).toMatchObject(body.contributions)
})

test("both lists show the host's boxes, newest first, each with its total [box-23]", async ({ app }) => {
  host = await aSignedInHost(app)
  const { db } = app.services
  const older = await insertEventBox(db, { host_id: host.row.id, name: 'Older', message: 'Bless us' })
  await insertEventBox(db, { host_id: host.row.id, name: 'Newer', event_type: 'other', created_at: later(1) })
  await insertEventBox(db, { host_id: host.row.id, deleted_at: SOME_TIME })
  await insertEventBox(db)
  for (const amount_paise of [50_100, 110_100])
    await insertContribution(db, { event_box_id: older.id, amount_paise })

  const { body } = await host.call(['GET', '/dashboard/giftbooks/'])
  const first = {
    ...{ giftid: older.id, name: 'Older', message: 'Bless us', event_type: 'marriage' },
    ...{ marriage_date: '2026-11-22', created_at: SOME_TIME.toISOString() },
    ...{ total_amount: 1602, totalguests: 2 },
  }
  expect(body.gift_books).toMatchObject([
    { name: 'Newer', event_type: 'other', total_amount: 0, totalguests: 0 },
    first,
  ])
  expect((await host.call(['GET', '/event'])).body).toEqual(body)
})

test('a host without boxes has an empty list', async ({ app }) => {
  host = await aSignedInHost(app)
  expect((await host.call(['GET', '/event/'])).body).toEqual({ gift_books: [] })
})

test('the QR code’s address comes from the settings, not from a request’s Host [box-24]', async ({ app }) => {
  host = await aSignedInHost(app)
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const { body } = await host.call(['GET', `/dashboard/giftbooks/${box.id}`], undefined, {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  expect(body.gift_book.contribute_url).toBe(`${app.services.settings.guestUrl}/contribute/${box.id}`)
})

test('a payment finds its box whatever its state', async ({ app }) => {
  const { db } = app.services
  const box = await insertEventBox(db, { deleted_at: SOME_TIME, event_date: '2020-01-01' })
  expect(await findBox(db, box.id)).toEqual(box)
  expect(await findBox(db, someBoxId())).toBeUndefined()
  expect(await findBox(db, '\0')).toBeUndefined()
})
