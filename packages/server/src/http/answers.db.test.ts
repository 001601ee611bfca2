// The form of answers: refusals, request ids, health, and what is not served.
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { failures } from '@lifafa/contract/failures'
import { page as tamil } from '@lifafa/contract/sentences/guest/ta/page'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import type { TestApp } from '../test/app.ts'
import { call } from '../test/fixtures.ts'
import { expect, test } from '../test/test.ts'

test('a call answers with and without its trailing slash', async ({ app }) => {
  expect((await call(app, ['GET', '/event'])).status).toBe(401)
  expect((await call(app, ['GET', '/event/'])).status).toBe(401)
})

test('a compressed body is not read: a kilobyte may hold a gigabyte', async ({ app }) => {
  const { statusCode, body } = await app.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/auth/login`,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ email: 'nobody@example.com', password: 'marigold-and-maroon' })),
  })
  expect([statusCode, JSON.parse(body).code]).toEqual([400, 'malformedRequest'])
})

const LOGIN = ['POST', '/auth/login'] as const
const sent = (body: string | undefined, type = 'application/json') => ({
  body,
  headers: { 'content-type': type },
})

test.for([
  ['an unknown call', ['GET', '/nowhere'], {}, 404, 'notFound'],
  ['a known call by another verb', ['DELETE', '/auth/login'], {}, 404, 'notFound'],
  ['text in place of JSON', LOGIN, sent('hello', 'text/plain'), 415, 'notJson'],
  ['a form in place of JSON', LOGIN, sent('a=b', 'application/x-www-form-urlencoded'), 415, 'notJson'],
  ['broken JSON', LOGIN, sent('{"email":'), 400, 'malformedRequest'],
  ['no body', LOGIN, {}, 400, 'invalidInput'],
  ['no body, with the header of JSON', LOGIN, sent(undefined), 400, 'invalidInput'],
  ['a body that is no object', LOGIN, sent('[]'), 400, 'invalidInput'],
  ['a body of 100 kB', LOGIN, { body: { email: 'x'.repeat(100_000) } }, 413, 'tooLarge'],
  ['a poisoned prototype', LOGIN, sent('{"__proto__":{"x":1}}'), 400, 'malformedRequest'],
  ['a call that needs a session', ['GET', '/event'], {}, 401, 'notSignedIn'],
  ['an id that cannot be', ['GET', '/dashboard/giftbooks/public/x'], {}, 404, 'notFound'],
  ['a body that lacks its fields', LOGIN, { body: {} }, 400, 'invalidInput'],
] as const)(
  '%s is refused in the one shape of refusal [api-3]',
  async ([_what, what, options, status, code], { app }) => {
    const answer = await call(app, [...what], options)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ success: false, code, message: expect.stringMatching(/\w/) })
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|stack|FST_/)
  },
)

test('every answer has a request id, and a restarted server does not reuse one', async ({ app }) => {
  const inProduction = await buildApp(app.services, pino({ level: 'silent' }))
  const ids = new Set<unknown>()
  for (const server of [app.app, inProduction])
    for (const url of ['/', '/healthz', `${API_PREFIX}/event`, '/assets/missing.js']) {
      const { headers } = await server.inject({ url, headers: { 'x-request-id': 'mine' } })
      expect(headers['x-request-id']).toMatch(/^[2-9a-z]{8}$/)
      ids.add(headers['x-request-id'])
    }
  await inProduction.close()
  expect(ids.size).toBe(8)
})

/** No guest's page can be made during the test. */
function failGuestPage({ services: { web } }: TestApp): void {
  const { renderGuestPage } = web
  onTestFinished(() => void Object.assign(web, { renderGuestPage }))
  web.renderGuestPage = () => {
    throw new Error('not today')
  }
}

test('our failure has the request id in the answer and in the log; a refusal has none', async ({ app }) => {
  failGuestPage(app)
  const answer = await app.app.inject({ url: '/contribute/1111111111111111111111' })
  const id = answer.headers['x-request-id']
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { success: false, code: 'unexpected', message: failures.unexpected.message, reference: id },
  ])
  expect(app.logged).toContainEqual(expect.objectContaining({ msg: 'request failed', reqId: id }))
  expect((await call(app, ['GET', '/event'])).body).not.toHaveProperty('reference')
})

test.for([
  ['en', failures.unexpected.message],
  ['ta', tamil.failures.unexpected],
] as const)(
  'a guest’s page that cannot be made is an error page in “%s” with the reference, without a script',
  async ([language, sentence], { app }) => {
    failGuestPage(app)
    const { statusCode, headers, body } = await app.app.inject({
      url: '/contribute/1111111111111111111111',
      headers: { accept: 'text/html,application/xhtml+xml', 'accept-language': language },
    })
    expect(statusCode).toBe(500)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("style-src 'self'")
    expect(body).toContain(`<html lang="${language}-IN">`)
    expect(body).toContain(sentence)
    expect(body).toContain(String(headers['x-request-id']))
    expect(body).not.toMatch(/<script|not today/)
  },
)

test('/healthz answers while the process runs, /readyz while its database answers', async ({ app }) => {
  expect((await app.app.inject({ url: '/healthz' })).json()).toEqual({ alive: true, proxies: 0 })
  expect((await app.app.inject({ url: '/readyz' })).json()).toEqual({ ready: true })
})

// Files and addresses that are not served.
test('a missing asset is a 404, not the application’s page', async ({ app }) => {
  const answer = await app.app.inject({ url: '/assets/missing-12345678.js' })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('json')
})

test('files outside of the assets folder are not served', async ({ app }) => {
  for (const url of [
    '/assets/../../package.json',
    '/guest/assets/..%2f..%2f..%2fpackage.json',
    '/.env',
    '/guest/.vite/manifest.json',
  ])
    expect((await app.app.inject({ url })).statusCode, url).toBe(404)
})

/** Over a plain connection: sends what a client library would refuse to send. */
function statusOf(
  app: TestApp,
  path: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  const { port } = app.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, headers, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject).end()
  })
}

test('a malformed address is a 404, never a 500', async ({ app }) => {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const pages = ['//', '///', '//evil.example', '/\\', '//[', '//:0', '//x:99999/', 'http://evil.example/']
  const files = ['/assets/..', '/assets//', '/assets/%00', '/assets/a%5cb', `/assets/${'x'.repeat(300)}`]
  for (const path of [...pages, ...files]) expect(await statusOf(app, path), path).toBeLessThan(500)
  expect(await statusOf(app, '/favicon.svg', { range: 'bytes=9999999-' })).toBeLessThan(500)
  expect(await statusOf(app, '/favicon.svg', { 'if-match': '"x"' })).toBeLessThan(500)
})
