// The log of refused calls: caller, route, reason and request id, in a bounded number of lines.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { insertEventBox } from '../test/rows.ts'
import { testApp } from '../test/test-app.ts'
import { Failure } from './failure.ts'

const whole = testApp()
let app: FastifyInstance
const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  app = await buildApp(
    { ...whole.services, settings: { ...whole.services.settings, trustedProxies: 1 } },
    log,
  )
  app.get('/ill', () => {
    throw new Failure('unavailable')
  })
})
afterAll(() => app.close())

const ask = (method: 'GET' | 'POST', path: string, from: string, payload?: object) =>
  app.inject({
    method,
    url: API_PREFIX + path,
    headers: { 'x-forwarded-for': from },
    ...(payload && { payload }),
  })
const login = { email: 'nobody@example.com', password: 'not the right one' }

test('a call without a token is logged with its network, route, outcome and request id', async () => {
  const answer = await ask('GET', '/dashboard/giftbooks/some-private-id', '203.0.113.77')
  expect(answer.statusCode).toBe(401)
  expect(lines.splice(0)).toEqual([
    expect.objectContaining({
      msg: 'a call was refused',
      network: '203.0.113.x',
      route: 'GET /api/dashboard/giftbooks/:id',
      outcome: answer.json().code,
      reqId: answer.headers['x-request-id'],
    }),
  ])
})

test('the outcome of a sign-in is logged with network and route, and so is a refusal by the rate limit', async () => {
  let status = 0
  for (let i = 0; i < 70 && status !== 429; i++)
    status = (await ask('POST', '/auth/login', '2001:db8:1:2:3::4', login)).statusCode
  expect(status).toBe(429)
  const logged = lines.splice(0)
  for (const line of logged)
    expect(line).toMatchObject({ network: '2001:db8:1::x', route: 'POST /api/auth/login' })
  expect(logged.filter(({ msg }) => msg === 'account')).not.toEqual([])
  expect(logged.at(-1)).toMatchObject({ outcome: 'tooManyRequests' })
})

test('a flood of refused calls is logged in thirty lines a minute', async () => {
  for (let i = 0; i < 200; i++) await ask('GET', '/dashboard/get_dashboard_data', '198.51.100.9')
  expect(lines.splice(0).length).toBeLessThanOrEqual(30)
})

test('a flood of calls while we cannot answer is logged in thirty lines a minute', async () => {
  for (let i = 0; i < 100; i++) expect((await app.inject('/ill')).statusCode).toBe(503)
  const logged = lines.splice(0)
  expect(logged).toHaveLength(30)
  expect(logged[0]).toMatchObject({ msg: 'request failed', err: { stack: expect.any(String) } })
})

test('a flood of forged proofs from checkout is logged in thirty short lines a minute', async () => {
  const { id } = await insertEventBox(whole.services.db)
  const proof = {
    razorpay_order_id: 'order_0',
    razorpay_payment_id: 'pay_0',
    razorpay_signature: '0'.repeat(64),
  }
  for (let i = 0; i < 200; i++)
    await app.inject({
      method: 'POST',
      url: `${API_PREFIX}${paymentPaths.checkoutReturn}/${id}`,
      headers: {
        'x-forwarded-for': `198.51.100.${i % 5}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(proof).toString(),
    })
  const logged = lines.splice(0).filter(({ msg }) => msg === 'an unproven return from checkout')
  expect(logged).toHaveLength(30)
  for (const line of logged) {
    expect(line).toMatchObject({ outcome: 'paymentUnknown', network: '198.51.100.x' })
    expect(line).not.toHaveProperty('err')
  }
})

test('a flood of forged webhooks is logged in one line a minute, and raises its alarm', async () => {
  for (let i = 0; i < 200; i++)
    // From as many networks as it takes to stay below the limit of one.
    expect((await ask('POST', '/payment/webhook', `198.51.${i % 10}.9`, { event: 'x' })).statusCode).toBe(400)
  expect(lines.splice(0).map(({ msg, alarm }) => alarm ?? msg)).toEqual([
    'a webhook came with a wrong signature',
    'webhooks-forged',
  ])
})
