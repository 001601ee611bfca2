// Access to event boxes: hosts, guests, and unauthenticated callers.
import { randomUUID } from 'node:crypto'
import { failures } from '@lifafa/contract/failures'
import { LIMITS } from '../../http/limits/rate-limits.ts'
import { call } from '../../test/fixtures.ts'
import { serverWith, statusesOf } from '../../test/payments/shared-address.ts'
import { insertContribution, insertEventBox, insertHost, SOME_TIME, someBoxId } from '../../test/rows.ts'
import { expect, hostTest as test } from '../../test/test.ts'

const details = { name: 'Sangeet', location: 'Udaipur', marriage_date: '2026-12-01' }
const ofHost = [
  ['GET', '/event'],
  ['GET', '/dashboard/giftbooks'],
  ['POST', '/dashboard/generate_giftbook'],
  ['GET', '/dashboard/get_dashboard_data'],
] as const
const ofBox = [
  ['GET', ''],
  ['GET', '/guests'],
  ['PUT', '/update'],
  ['DELETE', '/delete'],
  ['PATCH', `/contributions/${randomUUID()}/blessing`],
] as const
const bodies: Record<string, object> = { PUT: details, PATCH: { hidden: true } }
const bodyFor = (method: string) => bodies[method]
const refusalOf = (key: keyof typeof failures) => ({ success: false, message: failures[key].message })

test.for([
  ...ofHost,
  ...ofBox.map(([method, path]) => [method, `/dashboard/giftbooks/${someBoxId()}${path}`] as const),
])('%s %s requires a signed-in host [box-20]', async ([method, path], { app }) => {
  expect(await call(app, [method, path])).toMatchObject({ status: 401, body: refusalOf('notSignedIn') })
})

test.for(ofBox)(
  "%s of a box%s answers alike for someone else's, a deleted, a missing and an impossible id",
  async ([method, path], { app, host }) => {
    const { db } = app.services
    const someoneElses = await insertEventBox(db)
    const deleted = await insertEventBox(db, { host_id: host.row.id, deleted_at: SOME_TIME })
    for (const id of [someoneElses.id, deleted.id, someBoxId(), 'nonsense', '%00', "'; drop table hosts--"]) {
      const answer = await host.call([method, `/dashboard/giftbooks/${id}${path}`], bodyFor(method))
      expect(answer, id).toMatchObject({ status: 404, body: refusalOf('notFound') })
    }
    const untouched = await db
      .selectFrom('event_boxes')
      .selectAll()
      .where('id', '=', someoneElses.id)
      .executeTakeFirst()
    expect(untouched).toEqual(someoneElses)
  },
)

test('a guest sees the box’s purpose, and nothing of host, guests or money [box-21]', async ({ app }) => {
  const { db } = app.services
  const owner = await insertHost(db, { first_name: 'Hosting', email: 'hosting@example.com' })
  const box = await insertEventBox(db, { host_id: owner.id, groom_name: 'आरव', bride_name: "Meera O'Brien" })
  await insertContribution(db, { event_box_id: box.id, guest_name: 'Giving Guest' })
  const { status, headers, body } = await call(app, ['GET', `/dashboard/giftbooks/public/${box.id}`])
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toEqual({
    gift_book: {
      giftid: box.id,
      name: box.name,
      message: '',
      groom_name: 'आरव',
      bride_name: "Meera O'Brien",
      location: box.location,
      marriage_date: box.event_date,
      event_type: 'marriage',
    },
  })
})

test('a missing or deleted box is not found by guests', async ({ app }) => {
  const look = (id: string) => call(app, ['GET', `/dashboard/giftbooks/public/${id}`])
  const deleted = await insertEventBox(app.services.db, { deleted_at: SOME_TIME })
  for (const id of [deleted.id, someBoxId()])
    expect(await look(id)).toMatchObject({ status: 404, body: refusalOf('boxNotFound') })
  for (const id of ['nonsense', '%00', '%F0%9F%8E%81', 'x'.repeat(90)])
    expect(await look(id), id).toMatchObject({ status: 404, body: { success: false } })
})

test('a box is open until 24 hours after its instant, and expired a millisecond later', async ({ app }) => {
  const box = await insertEventBox(app.services.db, { event_date: '2026-11-22' })
  const look = () => call(app, ['GET', `/dashboard/giftbooks/public/${box.id}`])
  app.clock.now = new Date('2026-11-23T00:00:00.000Z')
  expect((await look()).status).toBe(200)
  app.clock.now = new Date('2026-11-23T00:00:00.001Z')
  expect(await look()).toMatchObject({ status: 410, body: refusalOf('boxExpired') })
})

test('reads of one box by one network are limited', async ({ app }) => {
  const open = () => insertEventBox(app.services.db, { event_date: '2026-12-01' })
  const [box, other] = [await open(), await open()]
  const limited = await serverWith(app, 1 / LIMITS.readBox[0].max)
  const look = ({ id }: { id: string }) => call(limited, ['GET', `/dashboard/giftbooks/public/${id}`])
  expect(await statusesOf(2, () => look(box))).toEqual([200, 429])
  expect((await look(other)).status).toBe(200)
})
