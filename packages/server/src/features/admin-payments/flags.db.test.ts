// The administrators’ list of review flags, and marking flags as reviewed.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { adminHeaders, aSignedInAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aBox, giveTwice } from '../../test/operator-commands.ts'
import { expectSoundBooks } from '../../test/paying.ts'
import {
  insertContribution,
  insertEventBox,
  insertFlag,
  insertPayment,
  insertPaymentOrder,
} from '../../test/rows.ts'

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
type NewFlag = Parameters<typeof insertFlag>[1]

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

  test('a payment is listed with its flags and their details, with box and host, and without addresses', async () => {
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

  test('a duplicate payment is flagged at the payment that is refunded', async () => {
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

  test('a flag that is reviewed twice, or by two at once, is recorded once, stays, and is listed as reviewed', async () => {
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

  test('each flag of a payment is reviewed by itself', async () => {
    const { payment_id, flag } = await aFlaggedContribution()
    await raise(payment_id, { kind: 'second-payment' })
    expect(await lookAt([flag.id])).toMatchObject({ status: 200 })
    expect(await list()).toContainEqual(
      expect.objectContaining({ payment_id, flags: [expect.objectContaining({ kind: 'second-payment' })] }),
    )
    expect(await actionsOn(payment_id)).toHaveLength(1)
  })

  test('a resolved flag is not open, and is still listed', async () => {
    const { payment_id } = await insertContribution(app.services.db)
    await raise(payment_id, { kind: 'no-box', resolved_at: app.clock.now })
    expect(JSON.stringify(await list())).not.toContain(payment_id)
    expect(await list('?show=looked-at&kind=no-box')).toMatchObject([
      { payment_id, flags: [{ kind: 'no-box', resolved_at: app.clock.now.toISOString(), looked_at: null }] },
    ])
  })

  test('flags of one kind are listed alone, each payment with all of its flags, with a count of each kind', async () => {
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

  test('many flagged payments are listed ten a page, newest first, each once', async () => {
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
