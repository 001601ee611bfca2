// Headers of security and caching, on every answer.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { insertEventBox } from '../test/rows.ts'
import { expect, test } from '../test/test.ts'

test('every answer carries the security headers, those of failures too', async ({ app }) => {
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

test('a refusal is never cached', async ({ app }) => {
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

test('only the guest’s page may request a payment from the browser', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const permissions = async (url: string) => (await app.app.inject({ url })).headers['permissions-policy']
  expect(await permissions(`/contribute/${box.id}`)).toContain('payment=(self)')
  for (const url of ['/', '/auth', '/nope', '/healthz', `${API_PREFIX}/nowhere`])
    expect(await permissions(url), url).toContain('payment=()')
})

test('pages of another origin cannot call the API', async ({ app }) => {
  const { headers } = await app.app.inject({
    url: `${API_PREFIX}/event`,
    headers: { origin: 'https://evil.example' },
  })
  expect(headers['access-control-allow-origin']).toBeUndefined()
})
