// The same phone and amount on the same box within ten minutes needs the guest's confirmation, and is never refused.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '../../../db/tables.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { CHARGE_PAISE, contributionsOf, openOrder, pay, verify } from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'

const MINUTE_MS = 60_000

let app: TestApp
let box: Row<'event_boxes'>
let key: string
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  // The provider dates payments by this machine's clock.
  app.clock.now = new Date()
  box = await insertEventBox(app.services.db, { event_date: '2099-11-21' })
  key = crypto.randomUUID()
  const { body } = await openOrder(app, { giftid: box.id, request_key: key })
  await verify(app, await pay(app, body.id))
})
afterAll(() => app.close())

const again = (more: object = {}) =>
  openOrder(app, { giftid: box.id, request_key: crypto.randomUUID(), ...more })

test('the same contribution needs confirmation, which names the amount alone; confirmed, it is accepted', async () => {
  const asked = await again({ name: 'Somebody Else' })
  expect({ status: asked.status, body: asked.body }).toEqual({
    status: 409,
    body: { success: false, code: 'alreadyGiven', message: 'You already gave ₹501. Give again?' },
  })
  const { status, body } = await again({ again: true })
  expect(status).toBe(200)
  await verify(app, await pay(app, body.id))
  expect(await contributionsOf(app, box.id)).toHaveLength(2)
})

test.each([
  ['another amount', { amount: CHARGE_PAISE + 104 }],
  ['another phone', { phone: '9876543211' }],
])('%s is another contribution and needs no confirmation', async (_what, more) => {
  expect((await again(more)).status).toBe(200)
})

test('another box is not affected', async () => {
  const other = await insertEventBox(app.services.db, { event_date: '2099-11-21' })
  expect((await again({ giftid: other.id })).status).toBe(200)
})

test('a repeated request with the same key answers that it is paid, without confirmation', async () => {
  expect((await again({ request_key: key })).body).toMatchObject({ success: true, paid: true })
})

test('after ten minutes no confirmation is needed', async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 9 * MINUTE_MS)
  expect((await again()).status).toBe(409)
  app.clock.now = new Date(app.clock.now.getTime() + 2 * MINUTE_MS)
  expect((await again()).status).toBe(200)
})
