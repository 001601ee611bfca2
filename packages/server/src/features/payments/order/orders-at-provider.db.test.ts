// Opening an order while the provider is unavailable, or loses an answer.
import type { TestApp } from '../../../test/app.ts'
import { control, openOrder } from '../../../test/paying.ts'
import { ordersOf } from '../../../test/payments/orders.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

const ordersAtProvider = async (app: TestApp) =>
  (await control<{ requests: { method: string; url: string }[] }>(app, 'GET', '/requests')).requests.filter(
    ({ method, url }) => method === 'POST' && url === '/v1/orders',
  ).length

test('while the provider is unavailable, the guest reads that nothing was started and may try again [order-9]', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db)
  const key = crypto.randomUUID()
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/orders', times: 4 })
  const { status, body } = await openOrder(app, { giftid: box.id, request_key: key })
  expect(status).toBe(503)
  expect(body.message).toBe('The payment could not be started. Please try again.')
  const again = await openOrder(app, { giftid: box.id, request_key: key })
  expect(again.status).toBe(200)
  expect(await ordersOf(app, box.id)).toMatchObject([{ provider_order_id: again.body.id, state: 'created' }])
})

test('a single failure of the provider is retried, and the guest gets the order [order-10]', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db)
  await control(app, 'POST', '/faults', {
    kind: 'server error',
    method: 'POST',
    path: '/v1/orders',
    times: 1,
  })
  const { status, body } = await openOrder(app, { giftid: box.id })
  expect(status).toBe(200)
  expect(await ordersOf(app, box.id)).toMatchObject([{ provider_order_id: body.id, state: 'created' }])
})

test('an order that the provider created but whose answer was lost is found by its receipt [order-11]', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db)
  const before = await ordersAtProvider(app)
  await control(app, 'POST', '/faults', { kind: 'cut', method: 'POST', path: '/v1/orders', times: 1 })
  const { status, body } = await openOrder(app, { giftid: box.id })
  expect(status).toBe(200)
  expect(await ordersOf(app, box.id)).toMatchObject([{ provider_order_id: body.id }])
  expect(await ordersAtProvider(app)).toBe(before + 1)
})

test('a guest whose order the provider refuses, also without notes, reads that nothing was started', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db)
  await control(app, 'POST', '/faults', { kind: 'refusal', method: 'POST', path: '/v1/orders', times: 3 })
  expect(await openOrder(app, { giftid: box.id })).toMatchObject({
    status: 502,
    body: { code: 'providerRefused', message: 'The payment could not be started. Please try again.' },
  })
})
