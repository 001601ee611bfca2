// The metrics for an operator's Prometheus, and who may not read them.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALARMS } from '../../alarms.ts'
import { buildApp } from '../../app.ts'
import { watchBooks } from '../../background/watch-books.ts'
import { noteBackup } from '../../db/installation.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openOrder, pay, verify } from '../../test/paying.ts'
import {
  insertContribution,
  insertEventBox,
  insertFlag,
  insertPayment,
  insertPaymentOrder,
} from '../../test/rows.ts'
import { testApp } from '../../test/test-app.ts'
import { DAY_MS } from '../../test/times.ts'

const TOKEN = 'a token of the tests, long enough'
const silent = pino({ level: 'silent' })

const whole = testApp()
let app: FastifyInstance
beforeAll(async () => {
  const settings = { ...whole.services.settings, metricsToken: TOKEN }
  app = await buildApp({ ...whole.services, settings }, silent)
})
afterAll(() => app.close())

const samplesIn = (body: string): Record<string, number> =>
  Object.fromEntries(
    body
      .split('\n')
      .filter((line) => line.startsWith('lifafa_'))
      .map((line) => [line.slice('lifafa_'.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )

const read = (authorization = `Bearer ${TOKEN}`) =>
  app.inject({ url: '/metrics', headers: { authorization } })

test.each([['Bearer another token'], ['Basic eDp5'], [`bearer ${TOKEN}`], ['']])(
  '%j opens no metrics',
  async (authorization) => {
    const answer = await read(authorization)
    expect([answer.statusCode, answer.body.includes('lifafa_')]).toEqual([404, false])
  },
)

test('without a token in the settings there are no metrics', async () => {
  const { statusCode } = await whole.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })
  expect(statusCode).toBe(404)
})

test('an operator reads the state of orders, payments, webhooks, jobs and books', async () => {
  const { db, jobs } = whole.services
  const { now } = whole.clock
  const box = await insertEventBox(db)
  const order = await openOrder(whole, { giftid: box.id })
  await verify(whole, await pay(whole, order.body.id))
  const seenAt = new Date(now.getTime() - 2 * 60 * 60 * 1000)
  const { id: payment_id } = await insertPayment(db, {
    status: 'authorized',
    first_seen_at: seenAt,
    payment_order_id: (await insertPaymentOrder(db, { check_at: seenAt })).id,
  })
  for (let due = 0; due < 2; due++) await insertPaymentOrder(db, { check_at: now })
  const contribution = await insertContribution(db)
  await insertFlag(db, { payment_id, kind: 'no-box' })
  for (const kind of ['gift-gone', 'amount-differs'] as const)
    await insertFlag(db, { payment_id: contribution.payment_id, kind })
  await insertFlag(db, { payment_id: contribution.payment_id, kind: 'host-owes', resolved_at: now })
  await db
    .insertInto('provider_events')
    .values([
      { id: 'e1', type: 'order.paid', body: '{}', received_at: now },
      // Its job was given up: the alarm about it has ended.
      { id: 'e2', type: 'order.paid', body: '{}', received_at: new Date(now.getTime() - 3 * DAY_MS) },
    ])
    .execute()
  await inTransaction(db, (trx) => jobs.add(trx, 'refund-payment', { refundId: crypto.randomUUID() }))
  await noteBackup(db, now)
  await read('Bearer a guess')
  await watchBooks(whole.services, silent)

  const { body, headers } = await read()
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  const samples = samplesIn(body)
  expect(samples).toMatchObject({
    database_up: 1,
    'orders_unsettled{state="created"}': 3,
    orders_overdue: 1,
    'payments_last_day{status="captured"}': 2,
    'payments_last_day{status="authorized"}': 1,
    payments_uncaptured: 1,
    'flagged{kind="no-box"}': 1,
    'flagged{kind="amount-differs"}': 1,
    'flagged{kind="gift-gone"}': 1,
    webhooks_unhandled: 1,
    webhook_last_timestamp_seconds: now.getTime() / 1000,
    webhooks_quiet: 0,
    backup_timestamp_seconds: now.getTime() / 1000,
    'jobs{kind="refund-payment",state="failed"}': 0,
    'http_answers_total{class="4xx"}': expect.any(Number),
    provider_last_answer_timestamp_seconds: now.getTime() / 1000,
    books_breaches: 0,
    'event_loop_delay_seconds{quantile="0.99"}': expect.any(Number),
    'jobs_oldest_seconds{kind="mail-code"}': 0,
    'emails_total{outcome="failed"}': 0,
    'alarms_total{alarm="books-wrong"}': expect.any(Number),
    'ledger_paise{account="gateway_receivable"}': expect.any(Number),
    payouts_float_paise: expect.any(Number),
    'provider_call_duration_seconds_count{call="POST /orders",outcome="answered"}': 1,
    'provider_call_duration_seconds_count{call="GET /payments/:id",outcome="answered"}': 1,
  })
})

test('answers are timed by route, also of unknown addresses, and streams are not', async () => {
  for (const path of ['public/of-ravi', 'public/of-asha', 'x/guests?phone=9876543210'])
    await app.inject({ url: `/api/dashboard/giftbooks/${path}` })
  await app.inject({ url: '/api/nowhere/9876543210' })
  const { body } = await read()
  expect(samplesIn(body)).toMatchObject({
    'http_answer_duration_seconds_count{class="4xx",route="GET /api/dashboard/giftbooks/public/:id"}': 2,
    'http_answer_duration_seconds_count{class="4xx",route="GET /api/*"}': 1,
  })
  expect(body).not.toMatch(/ravi|asha|9876543210/)
})

test('every metric, route and alarm that the alert rules name is one of /metrics', async () => {
  const { body } = await read()
  const exposed = new Set(Array.from(body.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name))
  const texts = await Promise.all(
    ['alerts.yml', 'alert-tests.yml'].map((file) =>
      readFile(join(import.meta.dirname, '../../../../../deploy/prometheus', file), 'utf8'),
    ),
  )
  for (const text of texts) {
    const named = Array.from(text.matchAll(/\b(?:lifafa|process|nodejs)_\w+/g), ([name]) =>
      name.replace(/(?<=_seconds)_(?:bucket|count|sum)$/, ''),
    )
    expect(named.length).toBeGreaterThan(10)
    expect([...new Set(named)].filter((name) => !exposed.has(name))).toEqual([])
  }
  const [rules = ''] = texts
  const alarms = Array.from(rules.matchAll(/alarms_total\{alarm=~"([^"]+)"\}/g), ([, list = '']) =>
    list.split('|'),
  )
  expect(alarms).toHaveLength(4)
  expect([alarms[0], alarms[2]]).toEqual([alarms[1], alarms[3]])
  expect([...(alarms[0] ?? []), ...(alarms[2] ?? [])].toSorted()).toEqual(Object.keys(ALARMS).toSorted())
  for (const [, method, path = ''] of rules.matchAll(/(POST|GET) (\/api[\w/-]+)/g))
    expect(app.hasRoute({ method: String(method), url: path }), path).toBe(true)
})
