// Webhooks without a valid signature are refused cheaply, raise an alarm when they are many, and do not delay signed ones.
import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import type { Database } from '../../../db/tables.ts'
import { LIMITS } from '../../../http/limits/rate-limits.ts'
import { testApp } from '../../../test/test-app.ts'

const EVENT = JSON.stringify({ entity: 'event', event: 'nothing.known', payload: {} })
const A_LOT = 300

const whole = testApp()
let app: FastifyInstance
/** Any query fails. */
const untouchable = new Proxy({} as Kysely<Database>, {
  get() {
    throw new Error('The database was asked.')
  },
})
let logged: { alarm?: string; count?: number }[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) })

beforeAll(async () => {
  app = await buildApp({ ...whole.services, db: untouchable }, log)
})
afterAll(() => app.close())

const sign = (body: string): string =>
  createHmac('sha256', whole.services.providerSettings.webhookSecrets[0] ?? '')
    .update(body)
    .digest('hex')

async function send(
  to: FastifyInstance,
  payload: string,
  signature?: string,
  remoteAddress = '203.0.113.7',
): Promise<number> {
  const { statusCode } = await to.inject({
    method: 'POST',
    remoteAddress,
    url: '/api/payment/webhook/',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': 'event',
      ...(signature && { 'x-razorpay-signature': signature }),
    },
  })
  return statusCode
}

const huge = JSON.stringify({ event: 'x'.repeat(300_000) })
const UNAUTHENTICATED: [string, () => [string, string?], number][] = [
  ['no signature', () => [EVENT], 400],
  ['no possible signature', () => [EVENT, 'x'.repeat(5000)], 400],
  ['a signature of the right form', () => [EVENT, 'a'.repeat(64)], 400],
  ['an event with the signature of other bytes', () => [`${EVENT} `, sign(EVENT)], 400],
  ['no JSON', () => ['\u0000\u0001', 'b'.repeat(64)], 400],
  ['more than we read, unsigned', () => [huge], 400],
  ['more than we read, signed', () => [huge, sign(huge)], 413],
]

test.each(UNAUTHENTICATED)('%s is refused without a query [webhook-1]', async (_what, request, status) => {
  expect(await send(app, ...request())).toBe(status)
})

test('a signed event does query the database: the test before this one can fail', async () => {
  expect(await send(app, EVENT, sign(EVENT))).toBe(500)
})

test('in a flood of unsigned requests every signed event is accepted, from the same address, too [webhook-2]', async () => {
  const requests = Array.from({ length: A_LOT }, (_, index) => {
    const [, request] = UNAUTHENTICATED[index % UNAUTHENTICATED.length] ?? []
    return request ? send(whole.app, ...request()) : 0
  })
  const signed = Array.from({ length: A_LOT }, () => send(whole.app, EVENT, sign(EVENT)))
  expect(new Set(await Promise.all(signed))).toEqual(new Set([200]))
  expect(new Set(await Promise.all(requests))).toEqual(new Set([400, 413, 429]))
  const stored = await whole.services.db.selectFrom('provider_events').select(['id', 'body']).execute()
  expect(stored).toEqual([{ id: 'event', body: EVENT }])
})

test('guesses at the secret are stopped after sixty in a minute; other networks and signed events are not', async () => {
  const guess = (address: string) => send(app, EVENT, 'd'.repeat(64), address)
  const [{ max }] = LIMITS.unprovenClaim
  const statuses: number[] = []
  for (let tries = 0; tries <= max; tries++) statuses.push(await guess('203.0.113.8'))
  expect(statuses).toEqual([...Array(max).fill(400), 429])
  expect(await guess('203.0.113.9')).toBe(400)
  expect(await send(whole.app, EVENT, sign(EVENT), '203.0.113.8')).toBe(200)
})

test('many wrong signatures within ten minutes raise one alarm; a few raise none [webhook-3]', async () => {
  const requests = async (count: number) => {
    for (let index = 0; index < count; index++) await send(app, EVENT, 'c'.repeat(64))
    return logged.filter(({ alarm }) => alarm === 'webhooks-forged').map(({ count }) => count)
  }
  whole.clock.now = new Date(whole.clock.now.getTime() + 11 * 60_000)
  logged = []
  expect(await requests(19)).toEqual([])
  expect(await requests(50)).toEqual([20])
  whole.clock.now = new Date(whole.clock.now.getTime() + 11 * 60_000)
  expect(await requests(25)).toEqual([20, 20])
})
