// Events of foreign orders, of unknown kinds and with unknown fields: what is applied, and what is only stored.
import { randomBytes } from 'node:crypto'
import { countFigures } from '../../../operations/metrics/count-figures.ts'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { CHARGE_PAISE, contributionsOf, pay } from '../../../test/paying.ts'
import { anOrderWithKey, aPayment, NEXT_YEAR } from '../../../test/payments/orders.ts'
import { answerOnce, eventOf, outcomeOfWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'
import { DAY_MS } from '../../../test/times.ts'

test.for([
  ['new fields', { event: 'payment.captured', payload: {}, surprise: { deep: [1] } }, 'unreadable'],
  [
    'empty fields',
    { event: 'order.paid', payload: { payment: { entity: null }, order: null } },
    'unreadable',
  ],
  ['no payload', { event: 'refund.created', payload: null }, 'unreadable'],
  ['an unknown type', { event: 'sun.rose', payload: { sun: { entity: null } } }, 'ignored'],
  ['a type that is no text', { event: 7 }, 'ignored'],
] as const)(
  'an event with %s is answered, stored and ignored [webhook-10]',
  async ([_what, event, outcome], { app }) => {
    expect(await outcomeOfWebhook(app, JSON.stringify(event))).toBe(outcome)
  },
)

test('an event whose order id is longer than an index key may be is answered and stored', async ({ app }) => {
  // Random: an index compresses what repeats itself.
  const orderId = `order_${randomBytes(10_000).toString('hex')}`
  const entity = { id: 'pay_long', order_id: orderId, notes: { upi_id_check: orderId } }
  const event = JSON.stringify({ event: 'sun.rose', payload: { payment: { entity } } })
  expect(await outcomeOfWebhook(app, event)).toBe('ignored')
})

test('a settlement that a host’s bank did not take wakes an operator, whatever the event contains', async ({
  app,
}) => {
  const raised = () => app.logged.filter(({ alarm }) => alarm === 'host-settlement-failed').length
  for (const payload of [{}, { payout: { entity: { id: 'pout_1' } } }]) {
    const before = raised()
    const event = JSON.stringify({ event: 'payout.vpa_failed', payload })
    expect(await outcomeOfWebhook(app, event)).toBe('host-settlement-failed')
    expect(raised()).toBe(before + 1)
  }
  const completed = JSON.stringify({ event: 'settlement.vpa_completed', payload: {} })
  expect(await outcomeOfWebhook(app, completed)).toBe('ignored')
})

test('a payment with unknown fields, and with null for an optional value, is a contribution [webhook-11]', async ({
  app,
}) => {
  const { box, paymentId } = await aPayment(app, { box: NEXT_YEAR })
  const odd = { acquirer_data: null, vpa: null, method: null, reward: null, notes: [], invented: { a: 1 } }
  await answerOnce(app, `/payments/${paymentId}`, odd)
  expect(await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId, odd))).toBe(
    'contributed',
  )
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

/** A paid order of another product on our account. */
async function paidElsewhere(app: TestApp, receipt: string, notes: object) {
  const order = await app.services.provider.createOrder(CHARGE_PAISE, receipt, notes)
  return (await pay(app, order.id)).razorpay_payment_id
}

test('events of foreign orders are stored, marked and counted, and make nothing [webhook-12]', async ({
  app,
}) => {
  const { db } = app.services
  const contributions = () => db.selectFrom('contributions').select('id').execute()
  const before = await contributions()
  wait(app, DAY_MS)
  const ofAnotherShop = await paidElsewhere(app, 'invoice 7', {})
  const ofAnother = await paidElsewhere(app, crypto.randomUUID(), { installation: crypto.randomUUID() })
  const ofNobody = await paidElsewhere(app, crypto.randomUUID(), {})
  const outcomes = []
  for (const id of [ofAnotherShop, ofAnother, ofNobody])
    outcomes.push(await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', id)))
  expect(outcomes).toEqual(['foreign-order', 'foreign-order', 'unknown-order'])
  await outcomeOfWebhook(app, '{"event":"sun.rose"}')
  expect(await contributions()).toEqual(before)

  const figures = await countFigures(db, app.clock.now)
  expect(figures.find(({ name }) => name === 'webhooks_last_day')?.samples).toEqual([
    { labels: { outcome: 'foreign-order' }, value: 2 },
    { labels: { outcome: 'ignored' }, value: 1 },
    { labels: { outcome: 'unknown-order' }, value: 1 },
  ])
})

test('a refund of a payment that the provider itself does not know is handled once, and counted as lost', async ({
  app,
}) => {
  const entity = { id: 'rfnd_nobodys', payment_id: 'pay_nobodys00000', amount: 100, status: 'processed' }
  const body = JSON.stringify({ event: 'refund.processed', payload: { refund: { entity } } })
  expect(await outcomeOfWebhook(app, body)).toBe('unknown-payment')
})

test.for(['live', 'test'] as const)(
  'events of a payment with a %s key count where that is our key mode only [payment-22]',
  async (key_mode, { app }) => {
    app.logged.length = 0
    const { box, orderId } = await anOrderWithKey(app, { box: NEXT_YEAR })
    await app.services.db
      .updateTable('payment_orders')
      .set({ key_mode })
      .where('provider_order_id', '=', orderId)
      .execute()
    const { razorpay_payment_id: id } = await pay(app, orderId)
    const outcome = await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', id))
    const isOurs = key_mode === 'test'
    expect(outcome).toBe(isOurs ? 'contributed' : 'other-key')
    expect(await contributionsOf(app, box.id)).toHaveLength(isOurs ? 1 : 0)
    expect(app.logged.some(({ alarm }) => alarm === 'event-not-applied')).toBe(!isOurs)
  },
)
