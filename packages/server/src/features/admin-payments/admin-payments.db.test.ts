// What administrators see of the money: who may look, flags and looking at them, payouts, books, stories, the audit log.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { watchBooks } from '../../background/watch-books.ts'
import { adminHeaders, aSignedInAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aBox, ask, give, giveTwice } from '../../test/asking.ts'
import { call } from '../../test/fixtures.ts'
import { expectSoundBooks } from '../../test/paying.ts'
import {
  insertContribution,
  insertEventBox,
  insertFlag,
  insertHost,
  insertPayment,
  insertPaymentOrder,
} from '../../test/rows.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof aSignedInAdmin>>
beforeAll(async () => {
  // The stand-in goes by the real time: ahead of it, whatever it tells has happened before.
  app = await openTestApp(new Date(Date.now() + 5 * 60_000))
  admin = await aSignedInAdmin(app)
})
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

const get = async (path: string) => (await admin.call(['GET', path])).body
const id = '0d9a1f8e-58a0-4b1c-9a3c-0d1a2b3c4d5e'
const LATE = 'the event box had closed'
type NewFlag = Parameters<typeof insertFlag>[1]

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

test('all of it is for administrators alone', async () => {
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

describe('flags', () => {
  const list = async (query = '') => (await get(`/admin/payments/flags${query}`)).payments
  const lookAt = (flags: readonly string[], headers?: { authorization: string }) =>
    admin.call(['POST', '/admin/payments/flags/looked-at'], { flags }, headers && { headers })
  const actionsOn = (paymentId: string) =>
    app.services.db.selectFrom('audit_log').selectAll().where('payment_id', '=', paymentId).execute()
  const raise = (payment_id: string, flag: Omit<NewFlag, 'payment_id'> = {}) =>
    insertFlag(app.services.db, { payment_id, raised_at: app.clock.now, ...flag })
  async function aFlaggedContribution() {
    const { payment_id } = await insertContribution(app.services.db)
    return { payment_id, flag: await raise(payment_id, { kind: 'box-closed' }) }
  }

  test('a payment is told with its flags and their facts, with box and host, and with nobody’s address', async () => {
    const { payment_id, flag } = await aFlaggedContribution()
    const detail = { paid_paise: 10_400, ordered_paise: 52_104 }
    const differs = await raise(payment_id, { kind: 'amount-differs', detail: JSON.stringify(detail) })
    const common = {
      dispute_id: null,
      raised_at: app.clock.now.toISOString(),
      resolved_at: null,
      looked_at: null,
    }
    const { body } = await admin.call(['GET', '/admin/payments/flags'])
    expect(body.payments[0]).toEqual({
      payment_id,
      amount_paise: 52_104,
      currency: 'INR',
      guest: 'Joseph Thomas',
      box: 'Asha & Ravi',
      host: 'Meera Nair',
      flags: [
        { id: differs.id, kind: 'amount-differs', payment_id, detail, ...common },
        { id: flag.id, kind: 'box-closed', payment_id, detail: {}, ...common },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/Beach Road|9123456780/)
    await lookAt([flag.id, differs.id])
  })

  test('a second payment is flagged by the one door, at the payment that goes back', async () => {
    const { second } = await giveTwice(app, (await aBox(app)).id, 501)
    await expect
      .poll(() => list())
      .toContainEqual(
        expect.objectContaining({
          payment_id: second,
          amount_paise: 52_104,
          flags: [expect.objectContaining({ kind: 'second-payment' })],
        }),
      )
    const { flags } = await get('/admin/payments/to-do')
    expect(flags).toBeGreaterThan(0)
  })

  test('looking twice, or by two at once, is written once; the flag itself stays, and is found among those looked at', async () => {
    const { payment_id, flag } = await aFlaggedContribution()
    const other = await adminHeaders(app)
    const seen = [flag.id]
    const answers = await Promise.all([lookAt(seen), lookAt(seen, other), lookAt(seen), lookAt(seen, other)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await actionsOn(payment_id)).toMatchObject([
      { action: 'payment-reviewed', detail: 'the event box had closed' },
    ])
    expect((await list()).map((payment: { payment_id: string }) => payment.payment_id)).not.toContain(
      payment_id,
    )
    expect(await list('?show=looked-at')).toContainEqual(
      expect.objectContaining({
        payment_id,
        flags: [
          expect.objectContaining({
            id: flag.id,
            looked_at: { at: app.clock.now.toISOString(), by: 'Kavita Rao' },
          }),
        ],
      }),
    )
  })

  test('each flag of a payment is looked at by itself: nobody marks what they have not read', async () => {
    const { payment_id, flag } = await aFlaggedContribution()
    await raise(payment_id, { kind: 'second-payment' })
    expect(await lookAt([flag.id])).toMatchObject({ status: 200 })
    expect(await list()).toContainEqual(
      expect.objectContaining({ payment_id, flags: [expect.objectContaining({ kind: 'second-payment' })] }),
    )
    expect(await actionsOn(payment_id)).toHaveLength(1)
  })

  test('a flag whose cause is gone waits for nobody, and is still found', async () => {
    const { payment_id } = await insertContribution(app.services.db)
    await raise(payment_id, { kind: 'no-box', resolved_at: app.clock.now })
    expect(JSON.stringify(await list())).not.toContain(payment_id)
    expect(await list('?show=looked-at&kind=no-box')).toMatchObject([
      { payment_id, flags: [{ kind: 'no-box', resolved_at: app.clock.now.toISOString(), looked_at: null }] },
    ])
  })

  test('those of one kind are listed alone, each payment with all of its flags, beside how many there are of each kind', async () => {
    const { db } = app.services
    const order = await insertPaymentOrder(db)
    const payment = await insertPayment(db, { payment_order_id: order.id, currency: 'USD' })
    const detail = '{"currency":"USD"}'
    const other = await raise(payment.id, { kind: 'other-currency', detail })
    const gone = await raise(payment.id, { kind: 'gift-gone' })
    const { payments, kinds, pagination } = await get('/admin/payments/flags?kind=other-currency')
    expect(payments).toMatchObject([
      { payment_id: payment.id, currency: 'USD', flags: [{ id: gone.id }, { id: other.id }] },
    ])
    expect(pagination.total).toBe(1)
    expect(kinds).toEqual(
      expect.arrayContaining([
        { kind: 'gift-gone', count: 1 },
        { kind: 'other-currency', count: 1 },
      ]),
    )
  })

  test.each([
    ['an unknown flag', [id], 404],
    ['no flag', [], 400],
    ['what is no id', ['x'], 400],
  ])('%s cannot be looked at', async (_what, flags, status) => {
    expect(await lookAt(flags)).toMatchObject({ status })
  })

  test('many flagged payments come ten a page, newest first, each once', async () => {
    const before = (await get('/admin/payments/flags')).pagination.total
    const box = await insertEventBox(app.services.db)
    for (let i = 0; i < 25; i++) {
      const { payment_id } = await insertContribution(app.services.db, { event_box_id: box.id })
      await raise(payment_id, { raised_at: new Date(app.clock.now.getTime() + Math.ceil(i / 2) * 1000) })
    }
    const pages = []
    for (let page = 1; page <= 4; page++) pages.push(await get(`/admin/payments/flags?page=${page}`))
    const all = pages.flatMap(({ payments }) => payments)
    expect(pages[0].pagination).toEqual({
      total: before + 25,
      total_pages: Math.ceil((before + 25) / 10),
      current_page: 1,
    })
    expect(new Set(all.map((payment) => payment.payment_id)).size).toBe(all.length)
    const raisedAt = all.map(({ flags }) => flags.at(-1).raised_at)
    expect(raisedAt).toEqual(raisedAt.toSorted().reverse())
  })
})

test('before the server has looked at the books, or where it could not, their call says so', async () => {
  expect(await get('/admin/payments/books')).toEqual({ success: true, books: null })
  const away = { ...app.services, db: {} as typeof app.services.db }
  await watchBooks(away, { error: () => {} })
  expect(await get('/admin/payments/books')).toEqual({ success: true, books: null })
})

test('the books are told as of the last look at them: whoever asks for them does not have them read anew', async () => {
  const box = await insertEventBox(app.services.db, { check_at: null })
  const lookedAt = app.clock.now
  await watchBooks(app.services, app.app.log)
  const { books } = await get('/admin/payments/books')
  expect(books).toMatchObject({ at: lookedAt.toISOString(), wrong: [] })
  // Of this the box's host would be owed, and nobody sees to it: a look would find it.
  await insertContribution(app.services.db, { event_box_id: box.id })
  app.clock.now = new Date(lookedAt.getTime() + 30 * 60_000)
  expect((await get('/admin/payments/books')).books).toEqual(books)
  await app.services.db
    .updateTable('event_boxes')
    .set({ check_at: app.clock.now })
    .where('id', '=', box.id)
    .execute()
})

test('the books are those that the operator’s command prints, and say what is wrong in them', async () => {
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

test('a payment’s timeline is that of the operator’s command, covered, by any id of it; the provider can be asked, too', async () => {
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

test('the audit log tells who did what to whom, newest first, a page at a time', async () => {
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
