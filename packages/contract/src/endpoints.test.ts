// Tests that the endpoints are those of the specification, and that every refusal is one of our sentences.
import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { adminListUsers } from './endpoints/admin/users.ts'

const modulesIn = (path: string): Promise<Record<string, object>[]> => {
  const folder = new URL(path, import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modules = files.filter((file) => file.endsWith('.ts'))
  return Promise.all(modules.map((file) => import(new URL(file, folder).href)))
}
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value
const endpoints = (await modulesIn('./endpoints/'))
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The errors of a schema by field. */
function wrong(schema: z.ZodMiniType | undefined, input: unknown): [string, string][] {
  const result = schema?.safeParse(input)
  return result?.error?.issues.map((issue) => [String(issue.path[0] ?? ''), issue.message]) ?? []
}

test('the endpoints are those of docs/specification.md §7 with their access, and these others [api-1]', () => {
  expect(endpoints.map((each) => `${each.access} ${keyOf(each)}`).sort()).toEqual(
    `
public POST /auth/register
public POST /auth/verify-otp
public POST /auth/resend-otp
public POST /auth/login
public POST /auth/logout
public POST /auth/forgot-password
public POST /auth/reset-password
public POST /auth/token/refresh
host GET /settings/user
host PATCH /settings/user/update
host POST /settings/user/change-password
host GET /settings/user/sessions
host DELETE /settings/user/sessions/:id
host POST /settings/user/sessions/end-others
host POST /settings/user/rate-us
host GET /settings/user/rating
host GET /dashboard/get_dashboard_data
host POST /dashboard/generate_giftbook
host GET /event
host GET /dashboard/giftbooks
host GET /dashboard/giftbooks/:id
host PUT /dashboard/giftbooks/:id/update
host DELETE /dashboard/giftbooks/:id/delete
host GET /dashboard/giftbooks/:id/guests
public GET /dashboard/giftbooks/public/:id
public GET /payment/guest-token
public POST /payment/create-order
public POST /payment/verify
public POST /payment/status
public POST /contact/submit
public POST /admin/login
public POST /admin/register
public POST /admin/verify-otp
public POST /admin/forgot-password
public POST /admin/reset-password
public POST /admin/token/refresh
public POST /admin/logout
admin POST /admin/settings/sign-out-everywhere
admin POST /admin/settings/change-password
admin GET /admin/settings/sessions
admin DELETE /admin/settings/sessions/:id
admin POST /admin/settings/sessions/end-others
admin GET /admin/dashboard/stats
admin GET /admin/users
admin PATCH /admin/users/:id/status
admin DELETE /admin/users/:id
admin GET /admin/payments/to-do
admin GET /admin/payments/flags
admin POST /admin/payments/flags/looked-at
admin GET /admin/payments/payouts
admin POST /admin/payments/payouts/:id/mark-paid
admin POST /admin/payments/payouts/compared
admin GET /admin/payments/books
admin GET /admin/payments/timeline
admin GET /admin/payments/provider-says
admin GET /admin/audit-log
admin GET /admin/messages
admin PATCH /admin/messages/:id
admin GET /admin/ratings
`
      .trim()
      .split('\n')
      .sort(),
  )
})

const password = { password: 'marigold & ivory', confirm_password: 'marigold & ivory' }
const newPassword = { new_password: 'marigold & ivory', confirm_password: 'marigold & ivory' }
const person = { first_name: 'Asha', last_name: 'Rao', phone_number: '9876543210', address: '12 MG Road' }
const box = { name: 'Asha weds Aarav', location: 'Pune', marriage_date: '2026-11-21', message: 'Do come' }
const couple = { groom_name: 'Aarav Mehta', bride_name: 'Asha Rao' }
const payment = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab12' }
const guest = { name: 'Ravi', phone: '9876543210', address: 'Pune' }
const giftid = '1'.repeat(22)

/** A valid body for each endpoint, as it is parsed. */
const accepted: Record<string, Record<string, unknown>> = {
  'POST /auth/register': {
    ...person,
    ...password,
    email: 'asha@example.com',
    upi_id: null,
    agreed_to_terms: true,
    agreed_to_refund_policy: true,
  },
  'POST /auth/verify-otp': { email: 'asha@example.com', otp_code: '012345' },
  'POST /auth/resend-otp': { email: 'asha@example.com', password: 'x' },
  'POST /auth/login': { email: 'asha@example.com', password: 'x' },
  'POST /auth/logout': { refresh: 'token' },
  'POST /auth/forgot-password': { email: 'asha@example.com' },
  'POST /auth/reset-password': { ...newPassword, email: 'asha@example.com', otp_code: '012345' },
  'POST /auth/token/refresh': { refresh: 'token' },
  'PATCH /settings/user/update': { ...person, upi_id: 'a@okicici' },
  'POST /settings/user/change-password': { current_password: 'x', new_password: 'marigold' },
  'POST /settings/user/rate-us': {
    rating: 5,
    feedback: 'Lovely',
    timestamp: '2026-11-21T10:00:00.000Z',
    platform: 'Mozilla/5.0',
  },
  'POST /dashboard/generate_giftbook': { ...box, ...couple, event_type: 'marriage' },
  'PUT /dashboard/giftbooks/:id/update': { ...box, groom_name: '', bride_name: '' },
  'POST /payment/create-order': {
    ...guest,
    amount: 52_104,
    giftid,
    request_key: '123e4567-e89b-42d3-a456-426614174000',
  },
  'POST /payment/status': { request_key: '0d9a1f8e-58a0-4b1c-9a3c-0d1a2b3c4d5e' },
  'POST /payment/verify': { ...payment, ...guest, giftid },
  'POST /contact/submit': { name: 'Asha', email: 'asha@example.com', subject: 'Hello', message: 'A\nB' },
  'POST /admin/login': { email: 'admin@example.com', password: 'x' },
  'POST /admin/register': {
    ...password,
    name: 'Admin',
    email: 'admin@example.com',
    django_secret_key: 'secret',
  },
  'POST /admin/verify-otp': { email: 'admin@example.com', otp_code: '012345' },
  'POST /admin/forgot-password': { email: 'admin@example.com' },
  'POST /admin/reset-password': { ...newPassword, email: 'admin@example.com', otp_code: '012345' },
  'POST /admin/token/refresh': { refresh: 'token' },
  'POST /admin/logout': { refresh: 'token' },
  'POST /admin/settings/change-password': { current_password: 'x', new_password: 'marigold & ivory' },
  'PATCH /admin/users/:id/status': { status: 'inactive' },
  'PATCH /admin/messages/:id': { answered: true },
  'POST /admin/payments/payouts/:id/mark-paid': {
    reference: '612345678901',
    upi_id: 'meera@okbank',
    amount_paise: 501_00,
    already_sent: false,
  },
  'POST /admin/payments/payouts/compared': { restored_at: '2026-11-22T10:00:00.000Z' },
  'POST /admin/payments/flags/looked-at': { flags: ['123e4567-e89b-42d3-a456-426614174000'] },
}

const withBody = endpoints.filter((each) => each.body)
const bodies: [string, z.ZodMiniType][] = withBody.map((each) => [keyOf(each), each.body as z.ZodMiniType])
const inputs: [string, z.ZodMiniType][] = [...bodies, ['GET /admin/users?', adminListUsers.query]]

const TOO_LONG = /^Please use at most \d+ characters\.$/
const OURS = new Set(
  (await modulesIn('./sentences/')).flatMap((module) => Object.values(module)).flatMap(Object.values),
)
const isOurs = (sentence: string) => OURS.has(sentence) || TOO_LONG.test(sentence)

describe.each(bodies)('the body of %s', (key, body) => {
  const valid = accepted[key] ?? {}

  test('is parsed unchanged, without unknown fields [api-2]', () => {
    const sent = { ...valid, is_admin: true, constructor: 'x', email_verified_at: 'now' }
    expect(body.parse(sent)).toEqual(valid)
    const polluting = JSON.parse(JSON.stringify(valid).replace(/}$/, ',"__proto__":{"polluted":true}}'))
    const parsed = body.parse(polluting) as Record<string, unknown>
    expect(Object.keys(parsed).sort()).toEqual(Object.keys(valid).sort())
    expect(parsed.polluted).toBeUndefined()
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('has the same errors for an absent and an empty field', () => {
    for (const field of Object.keys(valid)) {
      const { [field]: _, ...absent } = valid
      const empty = wrong(body, { ...valid, [field]: '' })
      if (wrong(body, absent).length > 0) expect(empty).toEqual(wrong(body, absent))
    }
  })

  test('reports every missing required field, whatever else is wrong', () => {
    const alone = Object.keys(valid).filter((field) => {
      const { [field]: _, ...absent } = valid
      return wrong(body, absent).some(([named]) => named === field)
    })
    const named = wrong(body, {}).map(([field]) => field)
    const dependent = ['groom_name', 'bride_name']
    expect(named).toEqual(expect.arrayContaining(alone.filter((field) => !dependent.includes(field))))
    expect(new Set(named).size).toBe(named.length)
  })
})

describe.each(inputs)('%s', (key, schema) => {
  const valid = accepted[key] ?? { page: '2', page_size: '10', search: 'asha' }
  const fields = Object.keys(valid)

  const check = (input: unknown) => {
    for (const [, sentence] of wrong(schema, input))
      if (!isOurs(sentence)) throw new Error(`not a sentence of ours: ${sentence}`)
  }

  test('never throws, and refuses any input with our own sentences', () => {
    fc.assert(fc.property(fc.anything(), check))
    fc.assert(fc.property(fc.dictionary(fc.constantFrom(...fields), fc.anything()), check))
  })

  test('refuses any value of one field with our own sentences', () => {
    // The unit 'binary' includes them all too, but enumerates them first: four seconds.
    const anyCharacter = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))
    const odd = fc.oneof(
      fc.anything(),
      fc.string({ unit: anyCharacter, maxLength: 3000 }),
      fc.constantFrom(
        null,
        '',
        ' ',
        '\u0000',
        '\u202e',
        'x'.repeat(3000),
        1e300,
        -1,
        0.5,
        '2026-02-30',
        'evil.com',
      ),
    )
    fc.assert(
      fc.property(fc.constantFrom(...fields), odd, (field, value) => check({ ...valid, [field]: value })),
      { numRuns: 300 },
    )
  })
})

test('every endpoint has an OpenAPI description', () => {
  for (const each of endpoints) {
    for (const schema of [each.params, each.query, each.body])
      if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('type', 'object')
    expect(z.toJSONSchema(each.response)).toHaveProperty('type', 'object')
  }
})
