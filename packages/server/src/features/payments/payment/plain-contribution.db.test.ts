// Verify knows the box: what must follow a contribution follows it there too, though a plain one is a single statement (decision 53).
import { contributionsOf, openFlagsOf } from '../../../test/paying.ts'
import { insertEventBox, insertPayment, insertPaymentOrder } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { applyPayment } from './apply-payment.ts'

const ORDERED_PAISE = 52_104
const LATER = new Date('2026-11-30T06:00:00Z')
const AT = new Date('2026-11-21T06:00:00Z')

test.for([
  ['of the ordered amount, for an open box', {}, ORDERED_PAISE, [], LATER],
  ['of another amount', {}, 2 * ORDERED_PAISE, ['amount-differs'], LATER],
  ['for a deleted box', { deleted_at: AT }, ORDERED_PAISE, ['box-deleted'], LATER],
  ['for a box whose event is over', { event_date: '2026-11-19' }, ORDERED_PAISE, ['box-closed'], undefined],
] as const)(
  'a payment %s becomes a contribution with its flags, and its box is due where the event is over',
  async ([what, box, amount, flags, dueAt], { app }) => {
    const { services, clock } = app
    const { id } = await insertEventBox(services.db, { event_date: '2026-11-22', check_at: LATER, ...box })
    const order = await insertPaymentOrder(services.db, { event_box_id: id, amount_paise: ORDERED_PAISE })
    const payment = {
      ...{
        id: `pay_${what.replaceAll(/\W/g, '')}`,
        order_id: order.provider_order_id,
        amount,
        currency: 'INR',
      },
      ...{ status: 'captured' as const, created_at: AT.getTime() / 1000 },
    }
    expect(await applyPayment({ ...services, now: clock.now }, payment, id)).toBe('contributed')
    expect((await openFlagsOf(app, id)).map(({ kind }) => kind)).toEqual(flags)
    const due = services.db.selectFrom('event_boxes').select('check_at').where('id', '=', id)
    expect(await due.executeTakeFirst()).toEqual({ check_at: dueAt ?? clock.now })
  },
)

test('the provider’s fee is in the ledger with the contribution, whoever reports it first', async ({
  app,
}) => {
  const { services, clock } = app
  const { id } = await insertEventBox(services.db, { event_date: '2026-11-22' })
  const order = await insertPaymentOrder(services.db, { event_box_id: id, amount_paise: ORDERED_PAISE })
  const payment = {
    ...{ id: 'pay_WithFee', order_id: order.provider_order_id, amount: ORDERED_PAISE, currency: 'INR' },
    ...{ status: 'captured' as const, created_at: AT.getTime() / 1000, fee: 1_230, tax: 188 },
  }
  expect(await applyPayment({ ...services, now: clock.now }, payment, id)).toBe('contributed')
  const fees = await services.db
    .selectFrom('ledger')
    .select(['gateway_receivable', 'gateway_charges', 'input_gst'])
    .where('event_box_id', '=', id)
    .where('kind', '=', 'gateway-fee')
    .execute()
  expect(fees).toEqual([{ gateway_receivable: -1_230, gateway_charges: 1_042, input_gst: 188 }])
})

test('a payment that was stored before keeps the details of that report', async ({ app }) => {
  const { services, clock } = app
  const { id } = await insertEventBox(services.db, { event_date: '2026-11-22' })
  const order = await insertPaymentOrder(services.db, { event_box_id: id, amount_paise: ORDERED_PAISE })
  const stored = await insertPayment(services.db, {
    ...{ payment_order_id: order.id, event_box_id: id, amount_paise: ORDERED_PAISE },
    ...{ status: 'authorized', rrn: '452312345678' },
  })
  const payment = {
    ...{ id: stored.id, order_id: order.provider_order_id, amount: ORDERED_PAISE, currency: 'INR' },
    ...{ status: 'captured' as const, created_at: AT.getTime() / 1000 },
  }
  expect(await applyPayment({ ...services, now: clock.now }, payment, id)).toBe('contributed')
  const [after] = await services.db.selectFrom('payments').selectAll().where('id', '=', stored.id).execute()
  expect(after).toMatchObject({ status: 'captured', rrn: '452312345678' })
})

test('after an attempt that failed the next one is the contribution, and a third one goes back', async ({
  app,
}) => {
  const { services, clock } = app
  const { id } = await insertEventBox(services.db, { event_date: '2026-11-22' })
  const order = await insertPaymentOrder(services.db, { event_box_id: id, amount_paise: ORDERED_PAISE })
  const attempt = (name: string, status: 'failed' | 'captured') => ({
    ...{ id: `pay_${name}`, order_id: order.provider_order_id, amount: ORDERED_PAISE, currency: 'INR' },
    ...{ status, created_at: AT.getTime() / 1000 },
  })
  const apply = (payment: ReturnType<typeof attempt>) =>
    applyPayment({ ...services, now: clock.now }, payment, id)
  expect(await apply(attempt('First', 'failed'))).toBe('noted')
  expect(await apply(attempt('Second', 'captured'))).toBe('contributed')
  expect(await apply(attempt('Third', 'captured'))).toBe('refunding')
  expect(await apply(attempt('Second', 'captured'))).toBe('already')
  expect(await contributionsOf(app, id)).toMatchObject([{ payment_id: 'pay_Second' }])
  const refunds = await services.db
    .selectFrom('refunds')
    .select(['payment_id', 'amount_paise'])
    .where('event_box_id', '=', id)
    .execute()
  expect(refunds).toEqual([{ payment_id: 'pay_Third', amount_paise: ORDERED_PAISE }])
})
