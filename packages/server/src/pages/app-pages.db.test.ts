// Pages of the application: each is rendered once, cached, and served with a policy that allows its scripts.
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import type { TestApp } from '../test/app.ts'
import { testApp } from '../test/test-app.ts'

const app = testApp()
let rendering: MockInstance<TestApp['services']['web']['renderApp']>
beforeEach(() => {
  rendering = vi.spyOn(app.services.web, 'renderApp')
})
afterEach(() => rendering.mockRestore())

const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers })
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>) => String(headers['content-security-policy'])

test.each([
  ['/', ['/?utm_source=x', '/']],
  ['/auth', ['/auth?next=%2Fguests', '/auth/', '/auth?mode=nonsense', '/auth?lang=ta']],
  ['/auth?mode=signup', ['/auth?mode=signup&next=%2Fguests']],
  ['/event/one', ['/event/two', '/event/three?x=1']],
  ['/nowhere', ['/nowhere/else', '/%zz', '/wp-login.php', '/.env']],
  ['/dashboard/nowhere', ['/dashboard/else/where?x=1']],
  ['/nowhere.data', ['/else.data?_routes=root', '/else/where.data']],
])('%s is rendered once: all of %j have the same bytes', async (first, others) => {
  const { body, headers } = await get(first)
  const before = rendering.mock.calls.length
  for (const url of others) {
    const again = await get(url, { 'user-agent': 'Googlebot/2.1', cookie: 'a=b', 'accept-language': 'te' })
    expect([again.body, again.headers.etag]).toEqual([body, headers.etag])
  }
  expect(rendering).toHaveBeenCalledTimes(before)
})

test.each(['/auth', '/auth?mode=signup', '/contact-us'])(
  '%s is sent in the language of the browser, or in the chosen one',
  async (url) => {
    const isHindi = ({ body }: Awaited<ReturnType<typeof get>>) =>
      body.includes('<html lang="hi-IN"') &&
      /<title>\p{sc=Devanagari}/u.test(body) &&
      /<h1[^>]*>\p{sc=Devanagari}/u.test(body)
    const [english, hindi] = [
      await get(url),
      await get(url, { 'accept-language': 'te-IN,hi;q=0.9,en;q=0.8' }),
    ]
    expect([english, hindi].map(isHindi)).toEqual([false, true])
    expect(english.headers.etag).not.toBe(hindi.headers.etag)
    const chosen = await get(url, { 'accept-language': 'en-IN', cookie: 'language=hi' })
    expect(chosen.body).toBe(hindi.body)
    const asked = await get(url + (url.includes('?') ? '&lang=hi' : '?lang=hi'), { cookie: 'language=en' })
    expect(asked.body).toBe(hindi.body)
    for (const { headers } of [english, hindi])
      expect(String(headers.vary).toLowerCase()).toBe('accept-encoding, accept-language, cookie')
  },
)

test('a page that is in English alone is the same in every browser', async () => {
  for (const url of ['/privacy-policy', '/dashboard', '/lifafa/admin/login']) {
    const page = await get(url)
    expect((await get(url, { 'accept-language': 'hi', cookie: 'language=hi' })).headers.etag).toBe(
      page.headers.etag,
    )
    expect(String(page.headers.vary)).not.toMatch(/language/i)
  }
})

test('a hundred simultaneous requests wait for one rendering', async () => {
  await Promise.all(Array.from({ length: 100 }, () => get('/terms-conditions')))
  expect(rendering).toHaveBeenCalledTimes(1)
})

test('nothing that a visitor sends reaches a rendering: no address, no header', async () => {
  const evil = '"><script>alert(1)</script>'
  const url = `/${encodeURIComponent(evil)}/evil?mode=signup&next=${encodeURIComponent(evil)}`
  const page = await get(url, { host: 'evil.example', referer: evil, cookie: evil, 'user-agent': evil })
  expect(page.body).not.toMatch(/evil|alert\(1\)/)
  for (const [request] of rendering.mock.calls) {
    expect(request.url).not.toMatch(/evil|alert/)
    expect([...request.headers.keys()]).toEqual(['accept'])
  }
})

test.each(['/', '/auth', '/auth?mode=signup', '/dashboard', '/event/one', '/nowhere', '/lifafa/admin/login'])(
  'the policy of %s allows its own inline scripts by their hashes, and no Razorpay',
  async (url) => {
    const page = await get(url)
    expect(policyOf(page)).not.toMatch(/unsafe|nonce|razorpay|\*/)
    const inline = [...page.body.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)]
    const hashes = inline.map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    )
    const [, allowed = ''] = /script-src ([^;]*)/.exec(policyOf(page)) ?? []
    expect(allowed.split(' ')).toEqual(["'self'", ...hashes])
    expect(page.body).not.toMatch(/ style=|<style| on\w+=/)
  },
)

test('a page is compressed with brotli or gzip for browsers that accept it, with the same policy', async () => {
  const plain = await get('/auth')
  const brotli = await get('/auth', { 'accept-encoding': 'gzip, deflate, br;q=1.0' })
  const gzip = await get('/auth', { 'accept-encoding': 'gzip, br;q=0' })
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(plain.headers.vary).toContain('accept-encoding')
  expect(new Set([plain, brotli, gzip].map(policyOf)).size).toBe(1)
})

test('the style arrives with its headers in the first ten packets, before which nothing is painted', async () => {
  const href = /href="(\/assets\/app-[^"]+\.css)"/.exec((await get('/auth')).body)?.[1] ?? ''
  const { headers, rawPayload } = await get(href, { 'accept-encoding': 'br' })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // A packet carries 1,460 bytes. Node adds a date and two lines about the connection: 92.
  expect(headers['content-encoding']).toBe('br')
  expect(lines.join('').length + rawPayload.length).toBeLessThan(14_600 - 92)
})

test('a page in the browser’s cache is not sent again', async () => {
  const { headers } = await get('/auth')
  const again = await get('/auth', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(policyOf(again)).toBe(headers['content-security-policy'])
})

test('a visitor who saves data gets a landing page without the film that starts by itself', async () => {
  const [page, sparing] = [await get('/'), await get('/', { 'save-data': 'on' })]
  expect(sparing.body).not.toBe(page.body)
  expect(String(page.headers.vary).toLowerCase()).toContain('save-data')
})

test('a page that failed to render is rendered for the next request', async () => {
  rendering.mockResolvedValueOnce(new Response('broken', { status: 500 }))
  expect((await get('/refund-policy')).statusCode).toBe(500)
  expect((await get('/refund-policy')).statusCode).toBe(200)
})

test('the address of the administrators’ area redirects to its first page', async () => {
  const { statusCode, headers } = await get('/lifafa/admin?x=1')
  expect([statusCode, headers.location]).toEqual([302, '/lifafa/admin/dashboard'])
})
