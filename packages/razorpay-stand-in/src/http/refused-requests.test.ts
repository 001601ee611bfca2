// Requests that are refused before any action: unknown ids and addresses, and a key that is not Basic.
import { expect, test } from 'vitest'
import { openStandIn } from '../../test/stand-in.ts'

test('unknown ids, malformed ids and unknown addresses are 400, never 404', async () => {
  const { get, call } = await openStandIn()
  const unknown = await get('/v1/orders/order_00000000000000')
  expect([unknown.status, unknown.body.error.description]).toEqual([400, 'The id provided does not exist'])
  expect((await get('/v1/orders/42')).body.error.description).toBe('42 is not a valid id')
  for (const [method, path] of [
    ['GET', '/v1/nothing'],
    ['DELETE', '/v1/orders'],
  ] as const) {
    const { status, body } = await call(method, path)
    expect([status, body.error.description]).toEqual([400, 'The requested URL was not found on the server.'])
  }
})

test.each(['basic', 'BASIC', 'Bearer'])('the scheme %s is not Basic', async (scheme) => {
  const { call } = await openStandIn()
  const Authorization = `${scheme} ${btoa('rzp_test_1DP5mmOlF5G5ag:EnLs21M47BllR3X8PSFtjtbd')}`
  expect(await call('GET', '/v1/orders', undefined, { Authorization })).toEqual({
    status: 401,
    body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
  })
})
