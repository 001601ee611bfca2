// Files and addresses that are not served.
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestApp } from '../test/app.ts'
import { expect, test } from '../test/test.ts'

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
