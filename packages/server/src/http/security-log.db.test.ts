// What the log tells of calls that were refused: who, for what, why, and which request; never more than a disk can bear.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { openTestApp, type TestApp } from '../test/app.ts'

let whole: TestApp
let app: FastifyInstance
const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  whole = await openTestApp()
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  app = await buildApp(
    { ...whole.services, settings: { ...whole.services.settings, trustedProxies: 1 } },
    log,
  )
})
afterAll(async () => {
  await app.close()
  await whole.close()
})

const ask = (method: 'GET' | 'POST', path: string, from: string, payload?: object) =>
  app.inject({
    method,
    url: API_PREFIX + path,
    headers: { 'x-forwarded-for': from },
    ...(payload && { payload }),
  })
const login = { email: 'nobody@example.com', password: 'not the right one' }

test('a call without a token leaves a line: its network, its route, the outcome and the id of the answer', async () => {
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

test('what came of a sign-in is told with its network and route, and so is the refusal after too many', async () => {
  let status = 0
  for (let i = 0; i < 70 && status !== 429; i++)
    status = (await ask('POST', '/auth/login', '2001:db8:1:2:3::4', login)).statusCode
  expect(status).toBe(429)
  const told = lines.splice(0)
  for (const line of told)
    expect(line).toMatchObject({ network: '2001:db8:1::x', route: 'POST /api/auth/login' })
  expect(told.filter(({ msg }) => msg === 'account')).not.toEqual([])
  expect(told.at(-1)).toMatchObject({ outcome: 'tooManyRequests' })
})

test('a flood of refused calls leaves thirty lines a minute', async () => {
  for (let i = 0; i < 200; i++) await ask('GET', '/dashboard/get_dashboard_data', '198.51.100.9')
  expect(lines.splice(0).length).toBeLessThanOrEqual(30)
})

test('a flood of forged webhooks leaves one line a minute, and its alarm', async () => {
  for (let i = 0; i < 200; i++)
    expect((await ask('POST', '/payment/webhook', '198.51.100.9', { event: 'x' })).statusCode).toBe(400)
  expect(lines.splice(0).map(({ msg, alarm }) => alarm ?? msg)).toEqual([
    'a webhook came with a wrong signature',
    'webhooks-forged',
  ])
})
