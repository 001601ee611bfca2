// The administrators' payment pages: access, review flags, payouts, books, payment timelines, the audit log.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { watchBooks } from '../../background/watch-books.ts'
import { aSignedInAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { aBox, ask, give } from '../../test/operator-commands.ts'
import { expectSoundBooks } from '../../test/paying.ts'
import { insertContribution, insertEventBox, insertFlag, insertHost } from '../../test/rows.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof aSignedInAdmin>>
beforeAll(async () => {
  // The stand-in uses the real clock: ahead of it, all that it reports is in the past.
  app = await openTestApp(new Date(Date.now() + 5 * 60_000))
  admin = await aSignedInAdmin(app)
})
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

const get = async (path: string) => (await admin.call(['GET', path])).body
const id = '0d9a1f8e-58a0-4b1c-9a3c-0d1a2b3c4d5e'
const LATE = 'the event box had closed'

const calls = [
  ['GET', '/admin/payments/to-do'],
  ['GET', '/admin/payments/flags'],
  ['POST', '/admin/payments/flags/looked-at'],
  ['GET', '/admin/payments/payouts'],
  ['POST', `/admin/payments/payouts/${id}/mark-paid`],
  ['GET', '/admin/payments/books'],
  ['GET', '/admin/payments/timeline?id=pay_1'],
  ['GET', '/admin/payments/provider-says?id=pay_1'],
  ['GET', '/admin/audit-log'],
] as const

test('only administrators have access', async () => {
  const host = await insertHost(app.services.db)
  for (const what of calls) {
    expect(await call(app, what)).toMatchObject({ status: 401 })
    expect(await call(app, what, { hostId: host.id })).toMatchObject({ status: 401 })
  }
})

test.each([
  ['flags?page=0', 'page'],
  ['flags?show=everything', 'show'],
  ['flags?kind=everything', 'kind'],
  ['payouts?group=mine', 'group'],
  ['timeline', 'id'],
  [`timeline?id=${'x'.repeat(101)}`, 'id'],
])('%s is refused, and the field is named', async (path, field) => {
  expect(await admin.call(['GET', `/admin/payments/${path}`])).toMatchObject({
    status: 400,
    body: { errors: { [field]: [expect.any(String)] } },
  })
})

test('before the books were checked, or after a failed check, the answer says so', async () => {
  expect(await get('/admin/payments/books')).toEqual({ success: true, books: null })
  const away = { ...app.services, db: {} as typeof app.services.db }
  await watchBooks(away, { error: () => {} })
  expect(await get('/admin/payments/books')).toEqual({ success: true, books: null })
})

test('the books are those of the last check: a request does not check them again', async () => {
  const box = await insertEventBox(app.services.db, { check_at: null })
  const lookedAt = app.clock.now
  await watchBooks(app.services, app.app.log)
  const { books } = await get('/admin/payments/books')
  expect(books).toMatchObject({ at: lookedAt.toISOString(), wrong: [] })
  // The box's host is owed this amount, and no check is scheduled: a check of the books would find it.
  await insertContribution(app.services.db, { event_box_id: box.id })
  app.clock.now = new Date(lookedAt.getTime() + 30 * 60_000)
  expect((await get('/admin/payments/books')).books).toEqual(books)
  await app.services.db
    .updateTable('event_boxes')
    .set({ check_at: app.clock.now })
    .where('id', '=', box.id)
    .execute()
})

test('the books are those that the operator’s command prints, with their inconsistencies', async () => {
  const look = async () => {
    await watchBooks(app.services, { error: () => {} })
    return (await get('/admin/payments/books')).books
  }
  await give(app, (await aBox(app)).id, 501)
  const { sections, wrong } = await look()
  const { text } = await ask(app, { command: 'books' })
  const printed = text.replace(/ +/g, ' ')
  for (const { title, rows } of sections) {
    expect(printed).toContain(title)
    for (const { label } of rows) expect(printed).toContain(label)
  }
  const rowOf = (label: string) => sections[0].rows.find((row: { label: string }) => row.label === label)
  expect(rowOf('contributions').count).toBeGreaterThan(0)
  expect(rowOf('fees').paise).toBe(rowOf('contributions').paise / 25)
  expect(wrong).toEqual([])
  const box = await insertEventBox(app.services.db, { check_at: null })
  const contribution = await insertContribution(app.services.db, { event_box_id: box.id })
  const { wrong: found } = await look()
  expect(found).toEqual([expect.stringContaining(`a host is owed, and nobody sees to it: ${box.id}`)])
  await app.services.db
    .updateTable('event_boxes')
    .set({ check_at: app.clock.now })
    .where('id', '=', contribution.event_box_id)
    .execute()
})

test('a payment’s timeline is that of the operator’s command, masked, by any id of it; the provider can be asked, too', async () => {
  const box = await aBox(app)
  const { paymentId, orderId } = await give(app, box.id, 501)
  await insertFlag(app.services.db, { payment_id: paymentId })
  const { timeline } = await get(`/admin/payments/timeline?id=${paymentId}`)
  const { text } = await ask(app, { command: 'payment', id: paymentId, full: false })
  expect(timeline.flags).toMatchObject([{ kind: 'box-closed', payment_id: paymentId, detail: {} }])
  expect(text).toContain('flagged  the event box had closed')
  for (const { told } of timeline.happened) expect(text).toContain(told)
  for (const { told } of timeline.next) expect(text).toContain(told)
  for (const line of timeline.header) expect(text).toContain(line.text)
  expect(timeline.header).toContainEqual({ name: 'from', text: 'Sunita Deshpande, ••••••3210' })
  expect(JSON.stringify(timeline)).not.toMatch(/Station Road|9876543210|success@/)
  expect(await get(`/admin/payments/timeline?id=${orderId}`)).toEqual({ success: true, timeline })
  const { lines } = await get(`/admin/payments/provider-says?id=%20${paymentId}%20`)
  expect(lines).toEqual([expect.stringContaining(`${paymentId}: captured, ₹521.04`)])
  expect(await admin.call(['GET', '/admin/payments/timeline?id=pay_00000000000000'])).toMatchObject({
    status: 404,
    body: { message: 'Our books do not know this id' },
  })
})

test('the audit log lists who did what to whom, newest first, a page at a time', async () => {
  const { db } = app.services
  const host = await insertHost(db, { first_name: 'Asha', last_name: 'Rao' })
  const contribution = await insertContribution(db)
  const actions = [
    { action: 'signed-in' as const },
    { action: 'host-deactivated' as const, host_id: host.id },
    { action: 'payment-reviewed' as const, payment_id: contribution.payment_id, detail: LATE },
  ]
  const later = app.clock.now.getTime() + 60_000
  for (const [index, action] of actions.entries())
    await db
      .insertInto('audit_log')
      .values({
        admin_id: admin.row.id,
        created_at: new Date(later + index),
        host_id: null,
        payment_id: null,
        payout_id: null,
        ...action,
      })
      .execute()
  const { entries, pagination } = await get('/admin/audit-log')
  expect(entries.slice(0, 3)).toMatchObject([
    { action: 'payment-reviewed', about: contribution.payment_id, detail: LATE },
    { action: 'host-deactivated', about: 'Asha Rao', detail: '' },
    { action: 'signed-in', about: null, admin: { name: 'Kavita Rao', email: admin.row.email } },
  ])
  expect(pagination.total).toBeGreaterThanOrEqual(entries.length)
  for (let more = 0; more < 20; more++)
    await db
      .insertInto('audit_log')
      .values({
        admin_id: admin.row.id,
        action: 'signed-in',
        created_at: new Date(later + 1000),
        host_id: null,
        payment_id: null,
        payout_id: null,
      })
      .execute()
  const first = await get('/admin/audit-log')
  const second = await get('/admin/audit-log?page=2')
  const ids = [...first.entries, ...second.entries].map((entry) => entry.id)
  expect(ids.slice(0, 23)).toEqual(ids.slice(0, 23).toSorted((a, b) => b - a))
  expect(first.entries).toHaveLength(20)
  expect(second.entries[0]).toMatchObject({ action: 'payment-reviewed' })
})
