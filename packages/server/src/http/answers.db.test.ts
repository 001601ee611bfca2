// What every answer keeps to, whatever was asked: its shape, its status, its headers.
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { call } from '../test/fixtures.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('a call answers with and without its trailing slash', async () => {
  expect((await call(app, ['GET', '/event'])).status).toBe(401)
  expect((await call(app, ['GET', '/event/'])).status).toBe(401)
})

test.each([
  ['an unknown call', ['GET', '/nowhere'], {}, 404],
  ['a known call by another verb', ['DELETE', '/auth/login'], {}, 404],
  [
    'text in place of JSON',
    ['POST', '/auth/login'],
    { body: 'hello', headers: { 'content-type': 'text/plain' } },
    415,
  ],
  [
    'a form in place of JSON',
    ['POST', '/auth/login'],
    { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
  ],
  [
    'broken JSON',
    ['POST', '/auth/login'],
    { body: '{"email":', headers: { 'content-type': 'application/json' } },
    400,
  ],
  ['no body', ['POST', '/auth/login'], {}, 400],
  [
    'a body that is no object',
    ['POST', '/auth/login'],
    { body: '[]', headers: { 'content-type': 'application/json' } },
    400,
  ],
  ['a body of 100 kB', ['POST', '/auth/login'], { body: { email: 'x'.repeat(100_000) } }, 413],
  [
    'a poisoned prototype',
    ['POST', '/auth/login'],
    { body: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } },
    400,
  ],
] as const)('%s is refused in the one shape of refusal', async (_what, what, options, status) => {
  const answer = await call(app, [...what], options)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/\w/) })
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|stack|FST_/)
})

test('every answer says what browsers must refuse, those of failures too', async () => {
  for (const url of [
    '/healthz',
    `${API_PREFIX}/nowhere`,
    `${API_PREFIX}/docs`,
    '/assets/missing.js',
    '/auth',
    '/nope',
  ]) {
    const { headers } = await app.app.inject({ url })
    expect(headers, url).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'referrer-policy': expect.any(String),
    })
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined()
  }
})

test('pages of another origin are not let in', async () => {
  const { headers } = await app.app.inject({
    url: `${API_PREFIX}/event`,
    headers: { origin: 'https://evil.example' },
  })
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('a missing asset is missing, and not a page', async () => {
  const answer = await app.app.inject({ url: '/assets/missing-12345678.js' })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('json')
})

test('files beside the assets are not served', async () => {
  for (const url of [
    '/assets/../../package.json',
    '/guest/assets/..%2f..%2f..%2fpackage.json',
    '/.env',
    '/guest/.vite/manifest.json',
  ])
    expect((await app.app.inject({ url })).statusCode, url).toBe(404)
})

/** Over a real connection: what a client library would refuse to send arrives as it is. */
function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { port } = app.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, headers, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject).end()
  })
}

test('an address that is not one is refused, and never a failure of ours', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const pages = ['//', '///', '//evil.example', '/\\', '//[', '//:0', '//x:99999/', 'http://evil.example/']
  const files = ['/assets/..', '/assets//', '/assets/%00', '/assets/a%5cb', `/assets/${'x'.repeat(300)}`]
  for (const path of [...pages, ...files]) expect(await statusOf(path), path).toBeLessThan(500)
  expect(await statusOf('/favicon.svg', { range: 'bytes=9999999-' })).toBeLessThan(500)
  expect(await statusOf('/favicon.svg', { 'if-match': '"x"' })).toBeLessThan(500)
})

test('the process is alive, and ready while its database answers', async () => {
  expect((await app.app.inject({ url: '/healthz' })).json()).toEqual({ alive: true })
  expect((await app.app.inject({ url: '/readyz' })).json()).toEqual({ ready: true })
})

test('the description of the API lists its calls', async () => {
  const { paths } = (await app.app.inject({ url: `${API_PREFIX}/docs` })).json()
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([`${API_PREFIX}/auth/register`, `${API_PREFIX}/payment/create-order`]),
  )
})

test('in production there is no description of the API', async () => {
  const settings = { ...app.services.settings, production: true }
  const inProduction = await buildApp({ ...app.services, settings }, pino({ level: 'silent' }))
  const { statusCode } = await inProduction.inject({ url: `${API_PREFIX}/docs` })
  await inProduction.close()
  expect(statusCode).toBe(404)
})
