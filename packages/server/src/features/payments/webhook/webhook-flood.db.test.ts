// Webhooks from strangers: refused cheaply, told when they are many, and in nobody's way who signs.
import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import type { Database } from '../../../db/tables.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'

const EVENT = JSON.stringify({ entity: 'event', event: 'nothing.known', payload: {} })
const A_LOT = 300

let whole: TestApp
let app: FastifyInstance
/** Whoever asks it anything gets an error. */
const untouchable = new Proxy({} as Kysely<Database>, {
  get() {
    throw new Error('The database was asked.')
  },
})
let logged: { alarm?: string; count?: number }[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) })

beforeAll(async () => {
  whole = await openTestApp()
  app = await buildApp({ ...whole.services, db: untouchable }, log)
})
afterAll(async () => {
  await app.close()
  await whole.close()
})

const sign = (body: string): string =>
  createHmac('sha256', whole.services.providerSettings.webhookSecrets[0] ?? '')
    .update(body)
    .digest('hex')

async function send(to: FastifyInstance, payload: string, signature?: string): Promise<number> {
  const { statusCode } = await to.inject({
    method: 'POST',
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
const STRANGERS: [string, () => [string, string?], number][] = [
  ['no signature', () => [EVENT], 400],
  ['a signature that is none', () => [EVENT, 'x'.repeat(5000)], 400],
  ['a signature of the right form', () => [EVENT, 'a'.repeat(64)], 400],
  ['an event written anew, with the signature of its first writing', () => [`${EVENT} `, sign(EVENT)], 400],
  ['no JSON', () => ['\u0000\u0001', 'b'.repeat(64)], 400],
  ['more than we read, unsigned', () => [huge], 400],
  ['more than we read, signed', () => [huge, sign(huge)], 413],
]

test.each(STRANGERS)(
  '%s is refused without asking the database [webhook-1]',
  async (_what, given, status) => {
    expect(await send(app, ...given())).toBe(status)
  },
)

test('what is signed does ask it: the test before this one can fail', async () => {
  expect(await send(app, EVENT, sign(EVENT))).toBe(500)
})

test('in a flood of strangers every signed event is taken, from the same address and without a limit [webhook-2]', async () => {
  const strangers = Array.from({ length: A_LOT }, (_, index) => {
    const [, given] = STRANGERS[index % STRANGERS.length] ?? []
    return given ? send(whole.app, ...given()) : 0
  })
  const signed = Array.from({ length: A_LOT }, () => send(whole.app, EVENT, sign(EVENT)))
  expect(new Set(await Promise.all(signed))).toEqual(new Set([200]))
  expect(new Set(await Promise.all(strangers))).toEqual(new Set([400, 413]))
  const kept = await whole.services.db.selectFrom('provider_events').select(['id', 'body']).execute()
  expect(kept).toEqual([{ id: 'event', body: EVENT }])
})

test('many wrong signatures within ten minutes are one alarm; a few are none [webhook-3]', async () => {
  const strangers = async (count: number) => {
    for (let index = 0; index < count; index++) await send(app, EVENT, 'c'.repeat(64))
    return logged.filter(({ alarm }) => alarm === 'webhooks-forged').map(({ count }) => count)
  }
  whole.clock.now = new Date(whole.clock.now.getTime() + 11 * 60_000)
  logged = []
  expect(await strangers(19)).toEqual([])
  expect(await strangers(50)).toEqual([20])
  whole.clock.now = new Date(whole.clock.now.getTime() + 11 * 60_000)
  expect(await strangers(25)).toEqual([20, 20])
})
