// A hundred requests at once, to two server processes on one PostgreSQL: one contribution, one order, and success for all.
import { randomUUID } from 'node:crypto'
import type { Proof } from '@lifafa/razorpay-stand-in/call-control'
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import { CHARGE_PAISE, GUEST } from '../../../test/paying.ts'
import { aHundred, expect, sign, test } from '../../../test/payments/two-servers.ts'
import { insertEventBox } from '../../../test/rows.ts'

test('a hundred verifies and webhooks of one payment at once make one contribution, and all succeed [payment-31]', async ({
  db,
  post,
  atProvider,
}) => {
  const box = await insertEventBox(db, { event_date: '2030-11-21' })
  const order = await post(0, 'create-order', { ...GUEST, giftid: box.id, amount: CHARGE_PAISE })
  const proof = await atProvider<Proof>(`/orders/${order.body.id}/pay`, {})
  const { payments } = await atProvider<{ payments: { id: string }[] }>('/payments')
  const payment = { entity: payments.find(({ id }) => id === proof.razorpay_payment_id) }
  const webhook = (turn: number) => {
    const event = turn % 4 === 1 ? 'payment.captured' : 'order.paid'
    const body = JSON.stringify({ entity: 'event', event, payload: { payment } })
    return post(turn, 'webhook', body, {
      'x-razorpay-event-id': `event-${turn % 10}`,
      'x-razorpay-signature': sign(body),
    })
  }
  const verify = (turn: number) => post(turn, 'verify', { ...proof, ...GUEST, giftid: box.id, amount: 501 })

  const answers = await aHundred((turn) => (turn % 4 === 1 || turn % 4 === 2 ? webhook(turn) : verify(turn)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.success}`))).toEqual(
    new Set(['200 true']),
  )
  const open = () => db.selectFrom('provider_events').select('id').where('handled_at', 'is', null).execute()
  await expect.poll(open).toEqual([])
  const contributions = await db
    .selectFrom('contributions')
    .select('payment_id')
    .where('event_box_id', '=', box.id)
    .execute()
  expect(contributions).toEqual([{ payment_id: proof.razorpay_payment_id }])
  expect(await findInconsistencies(db)).toEqual([])
})

test('a hundred requests with one key open one order and get it [payment-32]', async ({ db, post }) => {
  const box = await insertEventBox(db, { event_date: '2030-11-21' })
  const contribution = { ...GUEST, giftid: box.id, amount: CHARGE_PAISE, request_key: randomUUID() }
  const answers = await aHundred((turn) => post(turn, 'create-order', contribution))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const ids = new Set(answers.map(({ body }) => body.id))
  const orders = await db
    .selectFrom('payment_orders')
    .select('provider_order_id')
    .where('event_box_id', '=', box.id)
    .execute()
  expect(orders.map((order) => order.provider_order_id)).toEqual([...ids])
})
