// Properties of every answer: shape, status and headers.
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { call } from '../test/fixtures.ts'
import { insertEventBox } from '../test/rows.ts'

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
  ['an unknown call', ['GET', '/nowhere'], {}, 404, 'notFound'],
  ['a known call by another verb', ['DELETE', '/auth/login'], {}, 404, 'notFound'],
  [
    'text in place of JSON',
    ['POST', '/auth/login'],
    { body: 'hello', headers: { 'content-type': 'text/plain' } },
    415,
    'notJson',
  ],
  [
    'a form in place of JSON',
    ['POST', '/auth/login'],
    { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'notJson',
  ],
  [
    'broken JSON',
    ['POST', '/auth/login'],
    { body: '{"email":', headers: { 'content-type': 'application/json' } },
    400,
    'malformedRequest',
  ],
  ['no body', ['POST', '/auth/login'], {}, 400, 'invalidInput'],
  [
    'a body that is no object',
    ['POST', '/auth/login'],
    { body: '[]', headers: { 'content-type': 'application/json' } },
    400,
    'invalidInput',
  ],
  ['a body of 100 kB', ['POST', '/auth/login'], { body: { email: 'x'.repeat(100_000) } }, 413, 'tooLarge'],
  [
    'a poisoned prototype',
    ['POST', '/auth/login'],
    { body: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } },
    400,
    'malformedRequest',
  ],
  ['a call that needs a session', ['GET', '/event'], {}, 401, 'notSignedIn'],
  ['an id that cannot be', ['GET', '/dashboard/giftbooks/public/x'], {}, 404, 'notFound'],
  ['a body that lacks its fields', ['POST', '/auth/login'], { body: {} }, 400, 'invalidInput'],
] as const)(
  '%s is refused in the one shape of refusal [api-3]',
  async (_what, what, options, status, code) => {
    const answer = await call(app, [...what], options)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ success: false, code, message: expect.stringMatching(/\w/) })
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|stack|FST_/)
  },
)

test('every answer carries the security headers, those of failures too', async () => {
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

test('a refusal is never cached', async () => {
  for (const [url, status] of [
    [`${API_PREFIX}/event`, 401],
    [`${API_PREFIX}/nowhere`, 404],
    ['/assets/missing-12345678.js', 404],
    ['/guest/assets/missing.js', 404],
  ] as const) {
    const { statusCode, headers } = await app.app.inject({ url })
    expect([statusCode, headers['cache-control']], url).toEqual([status, 'no-store'])
  }
})

test('only the guest’s page may request a payment from the browser', async () => {
  const box = await insertEventBox(app.services.db)
  const permissions = async (url: string) => (await app.app.inject({ url })).headers['permissions-policy']
  expect(await permissions(`/contribute/${box.id}`)).toContain('payment=(self)')
  for (const url of ['/', '/auth', '/nope', '/healthz', `${API_PREFIX}/nowhere`])
    expect(await permissions(url), url).toContain('payment=()')
})

test('every answer has a request id, and a restarted server does not reuse one', async () => {
  const inProduction = await buildApp(app.services, pino({ level: 'silent' }))
  const ids = new Set<unknown>()
  for (const server of [app.app, inProduction])
    for (const url of ['/', '/healthz', `${API_PREFIX}/event`, '/assets/missing.js']) {
      const { headers } = await server.inject({ url, headers: { 'x-request-id': 'mine' } })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      ids.add(headers['x-request-id'])
    }
  await inProduction.close()
  expect(ids.size).toBe(8)
})

test('pages of another origin cannot call the API', async () => {
  const { headers } = await app.app.inject({
    url: `${API_PREFIX}/event`,
    headers: { origin: 'https://evil.example' },
  })
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('a missing asset is a 404, not the application’s page', async () => {
  const answer = await app.app.inject({ url: '/assets/missing-12345678.js' })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('json')
})

test('files outside of the assets folder are not served', async () => {
  for (const url of [
    '/assets/../../package.json',
    '/guest/assets/..%2f..%2f..%2fpackage.json',
    '/.env',
    '/guest/.vite/manifest.json',
  ])
    expect((await app.app.inject({ url })).statusCode, url).toBe(404)
})

/** Over a plain connection: sends what a client library would refuse to send. */
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

test('a malformed address is a 404, never a 500', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const pages = ['//', '///', '//evil.example', '/\\', '//[', '//:0', '//x:99999/', 'http://evil.example/']
  const files = ['/assets/..', '/assets//', '/assets/%00', '/assets/a%5cb', `/assets/${'x'.repeat(300)}`]
  for (const path of [...pages, ...files]) expect(await statusOf(path), path).toBeLessThan(500)
  expect(await statusOf('/favicon.svg', { range: 'bytes=9999999-' })).toBeLessThan(500)
  expect(await statusOf('/favicon.svg', { 'if-match': '"x"' })).toBeLessThan(500)
})

test('/healthz answers while the process runs, /readyz while its database answers', async () => {
  expect((await app.app.inject({ url: '/healthz' })).json()).toEqual({ alive: true })
  expect((await app.app.inject({ url: '/readyz' })).json()).toEqual({ ready: true })
})

test('the description of the API lists its calls', async () => {
  const { paths } = (await app.app.inject({ url: `${API_PREFIX}/docs` })).json()
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([`${API_PREFIX}/auth/register`, `${API_PREFIX}/payment/create-order`]),
  )
})

test('production serves no description of the API', async () => {
  const settings = { ...app.services.settings, production: true }
  const inProduction = await buildApp({ ...app.services, settings }, pino({ level: 'silent' }))
  const { statusCode } = await inProduction.inject({ url: `${API_PREFIX}/docs` })
  await inProduction.close()
  expect(statusCode).toBe(404)
})
