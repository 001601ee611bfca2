// The same phone and amount on the same box within ten minutes needs the guest's confirmation, and is never refused.
import { wait } from '../../../test/hosts/accounts.ts'
import { CHARGE_PAISE, contributionsOf, openOrder, pay, verify } from '../../../test/paying.ts'
import { anOrderWithKey } from '../../../test/payments/orders.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { realTimeTest as base, expect } from '../../../test/test.ts'
import { MINUTE_MS } from '../../../test/times.ts'

const LATER = { event_date: '2099-11-21' }

const test = base
  /** A contribution of ₹501, a moment ago. */
  .extend('given', { auto: true }, async ({ app }) => {
    // The provider dates payments by this machine's clock.
    app.clock.now = new Date()
    const order = await anOrderWithKey(app, { box: LATER })
    await verify(app, await pay(app, order.orderId))
    return order
  })

  /** The same guest opens another order. */
  .extend('again', ({ app, given }) => {
    return (more: object = {}) =>
      openOrder(app, { giftid: given.box.id, request_key: crypto.randomUUID(), ...more })
  })

test('the same contribution needs confirmation, which names the amount alone; confirmed, it is accepted', async ({
  app,
  given,
  again,
}) => {
  const asked = await again({ name: 'Somebody Else' })
  expect({ status: asked.status, body: asked.body }).toEqual({
    status: 409,
    body: { success: false, code: 'alreadyGiven', message: 'You’ve already given ₹501. Give again?' },
  })
  const { status, body } = await again({ again: true })
  expect(status).toBe(200)
  await verify(app, await pay(app, body.id))
  expect(await contributionsOf(app, given.box.id)).toHaveLength(2)
})

test.for([
  ['another amount', { amount: CHARGE_PAISE + 104 }],
  ['another phone', { phone: '9876543211' }],
] as const)('%s is another contribution and needs no confirmation', async ([, more], { again }) => {
  expect((await again(more)).status).toBe(200)
})

test('another box is not affected', async ({ app, again }) => {
  const other = await insertEventBox(app.services.db, LATER)
  expect((await again({ giftid: other.id })).status).toBe(200)
})

test('a repeated request with the same key says that it is paid, unconfirmed', async ({ given, again }) => {
  expect((await again({ request_key: given.key })).body).toMatchObject({ success: true, paid: true })
})

test('after ten minutes no confirmation is needed', async ({ app, again }) => {
  wait(app, 9 * MINUTE_MS)
  expect((await again()).status).toBe(409)
  wait(app, 2 * MINUTE_MS)
  expect((await again()).status).toBe(200)
})
