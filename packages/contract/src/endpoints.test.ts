// Tests that the endpoints of the specification are there, who may call each, and that each has an OpenAPI description.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bodies, endpoints, keyOf, modulesIn, queries } from './test/all-endpoints.ts'
import { exampleBody } from './test/example-bodies.ts'
import { fieldErrors } from './test/field-errors.ts'

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
  'POST /desk/open',
  'GET /hall/:token',
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
  const expected = ({ path }: { path: string }) =>
    path.startsWith('/admin/') ? 'admin' : path.startsWith('/desk/') ? 'desk' : 'host'
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

// Tests the body of every endpoint: what is dropped, and what is reported as missing.
describe.each(bodies)('the body of %s', (_key, body) => {
  const valid = exampleBody(body)

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
      const empty = fieldErrors(body, { ...valid, [field]: '' })
      if (fieldErrors(body, absent).length > 0) expect(empty).toEqual(fieldErrors(body, absent))
    }
  })

  test('reports every missing required field, whatever else is wrong', () => {
    const alone = Object.keys(valid).filter((field) => {
      const { [field]: _, ...absent } = valid
      return fieldErrors(body, absent).some(([named]) => named === field)
    })
    const named = fieldErrors(body, {}).map(([field]) => field)
    const dependent = ['groom_name', 'bride_name']
    expect(named).toEqual(expect.arrayContaining(alone.filter((field) => !dependent.includes(field))))
    expect(new Set(named).size).toBe(named.length)
  })
})

// Tests with generated inputs that every refusal is one of our sentences.
const emptyQuery = (schema: z.ZodMiniType) =>
  Object.fromEntries(Object.keys((schema as z.ZodMiniObject).shape).map((name) => [name, '']))

type Input = [string, z.ZodMiniType, Record<string, unknown>]

const inputs: Input[] = [
  ...bodies.map(([key, body]): Input => [key, body, exampleBody(body)]),
  ...queries.map(([key, query]): Input => [`${key}?`, query, emptyQuery(query)]),
]

const WITH_WORDS = [
  /^Please use at most \d+ characters\.$/,
  /^Please leave out links and web addresses\. “.+” looks like one\.$/s,
  /^Some hidden characters were pasted in( \(“.+”\))?\. Please type it again\.$/s,
]

const OURS = new Set(
  (await modulesIn('../sentences/')).flatMap((module) => Object.values(module)).flatMap(Object.values),
)

const isOurs = (sentence: string) => OURS.has(sentence) || WITH_WORDS.some((ours) => ours.test(sentence))

describe.each(inputs)('%s', (_key, schema, valid) => {
  const fields = Object.keys(valid)

  const check = (input: unknown) => {
    for (const [, sentence] of fieldErrors(schema, input))
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
