// With GUEST_URL set, each origin serves only its own pages; links and QR codes printed before still work.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { insertEventBox } from '../test/rows.ts'
import { testApp } from '../test/test-app.ts'

const HOSTS = 'lifafa.example'
const GUESTS = 'gifts.example'

const whole = testApp()
let app: FastifyInstance
beforeAll(async () => {
  const settings = {
    ...whole.services.settings,
    publicUrl: `https://${HOSTS}`,
    guestUrl: `https://${GUESTS}`,
  }
  app = await buildApp({ ...whole.services, settings }, pino({ level: 'silent' }))
})
afterAll(() => app.close())

const ask = (host: string, url: string, options: InjectOptions = {}) =>
  app.inject({ ...options, url, headers: { host, ...options.headers } })

test('a QR code with the hosts’ origin redirects to the guest’s page on its own origin, in any spelling', async () => {
  const { id } = await insertEventBox(whole.services.db)
  for (const path of [`/contribute/${id}`, `/contribute/${id}?lang=hi`, `/%63ontribute/${id}`]) {
    const answer = await ask(HOSTS, path)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `https://${GUESTS}${path}`])
    expect(answer.body).toBe('')
  }
  expect((await ask(GUESTS.toUpperCase(), `/contribute/${id}`)).statusCode).toBe(200)
  const page = await ask(GUESTS, `/contribute/${id}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Send Your Blessing')
})

test.each([
  '/',
  '/auth?next=%2Fguests',
  '/dashboard',
  '/lifafa/admin/login',
  '/nowhere',
  '/privacy-policy',
  '//evil.example',
])('a page of hosts, %s, redirects from the guests’ origin to the hosts’', async (path) => {
  const answer = await ask(GUESTS, path)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toMatch(new RegExp(`^https://${HOSTS}/(?!/)`))
  expect((await ask(HOSTS, path)).statusCode).toBeLessThan(405)
  expect((await ask(HOSTS, path)).headers.location ?? '').not.toContain(GUESTS)
})

test.each([
  ['POST', '/auth/login'],
  ['POST', '/auth/token/refresh'],
  ['POST', '/admin/login'],
  ['GET', '/dashboard/get_dashboard_data'],
  ['GET', '/admin/payments/books'],
  ['POST', '/contact/submit'],
] as const)('the guests’ origin has no %s %s', async (method, path) => {
  const answer = await ask(GUESTS, API_PREFIX + path, { method, ...(method === 'POST' && { payload: {} }) })
  expect([answer.statusCode, answer.json().success]).toEqual([404, false])
  const own = await ask(HOSTS, API_PREFIX + path, { method, ...(method === 'POST' && { payload: {} }) })
  expect(own.statusCode).not.toBe(404)
})

test.each([GUESTS, HOSTS])('guests’ calls, webhooks, files, pictures and health are on %s', async (host) => {
  const { id } = await insertEventBox(whole.services.db)
  const order = await ask(host, `${API_PREFIX}/payment/create-order/`, {
    method: 'POST',
    payload: { amount: 52_104, giftid: id, name: 'Sunita', phone: '9876543210', address: 'Pune' },
  })
  expect(order.statusCode).toBe(200)
  for (const [method, path, status] of [
    ['POST', `${API_PREFIX}/payment/webhook`, 400],
    ['POST', `${API_PREFIX}/payment/status`, 400],
    ['GET', `${API_PREFIX}/dashboard/giftbooks/public/${id}`, 200],
    ['GET', '/favicon.svg', 200],
    ['GET', '/healthz', 200],
    ['GET', '/link-pictures/any.jpg', 200],
  ] as const)
    expect(
      (await ask(host, path, { method, ...(method === 'POST' && { payload: {} }) })).statusCode,
      path,
    ).toBe(status)
})

test('without GUEST_URL one origin serves everything', async () => {
  const { id } = await insertEventBox(whole.services.db)
  for (const url of [`/contribute/${id}`, '/auth'])
    for (const host of [HOSTS, 'localhost:3000'])
      expect((await whole.app.inject({ url, headers: { host } })).statusCode).toBe(200)
})
