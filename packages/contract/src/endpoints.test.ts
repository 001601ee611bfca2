// Tests that the endpoints of the specification are there, who may call each, and that each has an OpenAPI description.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints, keyOf } from './test/all-endpoints.ts'

/** Anyone may call these; every other call needs a session, of an administrator where its path says so. */
const PUBLIC = [
  ...['register', 'verify-otp', 'resend-otp', 'login', 'logout', 'forgot-password', 'reset-password'].map(
    (act) => `POST /auth/${act}`,
  ),
  'POST /auth/token/refresh',
  ...['login', 'register', 'verify-otp', 'forgot-password', 'reset-password', 'token/refresh', 'logout'].map(
    (act) => `POST /admin/${act}`,
  ),
  'GET /dashboard/giftbooks/public/:id',
  'GET /payment/guest-token',
  ...['create-order', 'verify', 'status'].map((act) => `POST /payment/${act}`),
  'POST /contact/submit',
]

/** As docs/specification.md §7 writes them, in tables and lists. */
const PRESCRIBED = /^(?:\| |- )(GET|POST|PUT|PATCH|DELETE) \/?([\w/{}-]+?)\/?(?= |;)/gm

test('the calls of docs/specification.md §7 are there [api-1]', () => {
  const specification = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8')
  const [, section = ''] = specification.split('\n## 7. Calls\n')
  const prescribed = [...(section.split('\n## 8.')[0] ?? '').matchAll(PRESCRIBED)].map(
    ([, method, path = '']) => `${method} /${path.replace(/\{(\w+)\}/g, ':$1')}`,
  )
  expect(prescribed).toHaveLength(32)
  expect(endpoints.map(keyOf)).toEqual(expect.arrayContaining(prescribed))
})

test('a call is for administrators, for hosts, or one of the few that anyone may make', () => {
  const expected = ({ path }: { path: string }) => (path.startsWith('/admin/') ? 'admin' : 'host')
  for (const each of endpoints)
    expect(`${each.access} ${keyOf(each)}`).toBe(
      `${PUBLIC.includes(keyOf(each)) ? 'public' : expected(each)} ${keyOf(each)}`,
    )
})

test('every endpoint has an OpenAPI description', () => {
  for (const each of endpoints) {
    for (const schema of [each.params, each.query, each.body])
      if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('type', 'object')
    expect(z.toJSONSchema(each.response)).toHaveProperty('type', 'object')
  }
})
