// The administrators’ list of review flags.
import type { FlagKind } from '@lifafa/contract/review-flags'
import { expect, get, test } from '../../test/administrators/admin-payment-test.ts'
import { aFlaggedContribution, listFlags, lookAt, raise } from '../../test/administrators/review-flags.ts'
import {
  insertContribution,
  insertEventBox,
  insertFlag,
  insertPayment,
  insertPaymentOrder,
} from '../../test/rows.ts'
import { insertSettlement, insertSettlementLine } from '../../test/settlements/rows.ts'

test('a payment is listed with its flags, box and host, and without addresses', async ({ app, admin }) => {
  const { payment_id, flag } = await aFlaggedContribution(app)
  const detail = { paid_paise: 10_400, ordered_paise: 52_104 }
  const differs = await raise(app, payment_id, { kind: 'amount-differs', detail: JSON.stringify(detail) })
  const common = {
    settlement_id: null,
    raised_at: app.clock.now.toISOString(),
    resolved_at: null,
    looked_at: null,
  }
  const { body } = await admin.call(['GET', '/admin/payments/flags'])
  expect(body.payments[0]).toEqual({
    payment_id,
    settlement_id: null,
    amount_paise: 52_104,
    currency: 'INR',
    guest: 'Joseph Thomas',
    box: 'Asha & Ravi',
    host: 'Meera Nair',
    flags: [
      { id: differs.id, kind: 'amount-differs', payment_id, detail, ...common },
      { id: flag.id, kind: 'gift-gone', payment_id, detail: {}, ...common },
    ],
  })
  expect(JSON.stringify(body)).not.toMatch(/Beach Road|9123456780/)
  await lookAt(admin, [flag.id, differs.id])
})

test('unreviewed flags for a person are listed; others are in the log', async ({ app, admin }) => {
  const toDo = async () => (await get(admin, '/admin/payments/to-do')).flags
  const before = await toDo()
  const { payment_id } = await insertContribution(app.services.db)
  const kindsIn = async (query: string) => {
    const listed = await listFlags(admin, query)
    return listed
      .filter((each: { payment_id: string }) => each.payment_id === payment_id)
      .flatMap(({ flags }: { flags: { kind: FlagKind }[] }) => flags.map(({ kind }) => kind))
  }
  await raise(app, payment_id, { kind: 'host-owes', resolved_at: app.clock.now })
  expect(await kindsIn('')).toEqual([])
  expect(await toDo()).toBe(before)
  const task = await raise(app, payment_id, { kind: 'gift-gone' })
  expect(await kindsIn('')).toEqual(['gift-gone'])
  expect(await kindsIn('?show=log')).toEqual(['host-owes'])
  expect(await toDo()).toBe(before + 1)
  await lookAt(admin, [task.id])
  expect(await kindsIn('?show=log')).toEqual(['gift-gone', 'host-owes'])
})

test('a settlement is listed with its open flags; the audit log has reviews', async ({ app, admin }) => {
  const { db } = app.services
  const settlement = await insertSettlement(db, { amount_paise: 50_874 })
  const line = await insertSettlementLine(db, { settlement_id: settlement.id, entity_id: 'pay_of_nobody' })
  const about = { payment_id: null, settlement_id: settlement.id, raised_at: app.clock.now }
  const detail = { line: 'unknown-payment', entity_id: 'pay_of_nobody', line_paise: 50_874 }
  const flags = [
    await insertFlag(db, { ...about, kind: 'settlement-without-utr' }),
    await insertFlag(db, {
      ...about,
      ...{ kind: 'settlement-line', settlement_line_id: line.id, detail: JSON.stringify(detail) },
    }),
  ]
  const listed = (await listFlags(admin)).find(
    (each: { settlement_id: string }) => each.settlement_id === settlement.id,
  )
  expect(listed).toMatchObject({
    ...{ payment_id: null, settlement_id: settlement.id, amount_paise: 50_874, currency: 'INR', box: null },
    flags: [{ kind: 'settlement-line', detail }, { kind: 'settlement-without-utr' }],
  })
  await lookAt(
    admin,
    flags.map(({ id }) => id),
  )
  expect((await listFlags(admin)).map((each: { settlement_id: string }) => each.settlement_id)).not.toContain(
    settlement.id,
  )
  const { entries } = await get(admin, '/admin/audit-log')
  expect(entries[0]).toMatchObject({
    ...{ action: 'settlement-reviewed', about: null },
    detail: expect.stringContaining(`settlement ${settlement.id} has ₹508.74 of pay_of_nobody`),
  })
})

test('flags of one kind are listed alone, each payment with all of its flags, with a count of each kind', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const order = await insertPaymentOrder(db)
  const payment = await insertPayment(db, { payment_order_id: order.id, currency: 'USD' })
  const detail = '{"currency":"USD"}'
  const other = await raise(app, payment.id, { kind: 'other-currency', detail })
  const gone = await raise(app, payment.id, { kind: 'gift-gone' })
  const { payments, kinds, pagination } = await get(admin, '/admin/payments/flags?kind=other-currency')
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

test('many flagged payments are listed ten a page, newest first, each once', async ({ app, admin }) => {
  const before = (await get(admin, '/admin/payments/flags')).pagination.total
  const box = await insertEventBox(app.services.db)
  for (let i = 0; i < 25; i++) {
    const { payment_id } = await insertContribution(app.services.db, { event_box_id: box.id })
    await raise(app, payment_id, { raised_at: new Date(app.clock.now.getTime() + Math.ceil(i / 2) * 1000) })
  }
  const pages = []
  for (let page = 1; page <= 4; page++) pages.push(await get(admin, `/admin/payments/flags?page=${page}`))
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
