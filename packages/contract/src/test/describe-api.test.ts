// A client of the last release can use the API of today.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { endpoints } from './all-endpoints.ts'
import { describeApi, findBreaks } from './describe-api.ts'

/** `npm run release` writes it. */
const released = readFileSync(new URL('released-api.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('a client of the last release finds every call and field that it knows', () => {
  expect(findBreaks(released, describeApi(endpoints))).toEqual([])
})

const event = (query: z.ZodMiniType, response: z.ZodMiniType) =>
  describeApi([endpoint({ method: 'GET', path: '/event', access: 'public', summary: '', query, response })])
const query = z.object({
  kind: z.enum(['wedding', 'other']),
  page: z.optional(z.string()),
})
const response = z.object({ name: z.string(), note: z.optional(z.string()) })
const before = event(query, response)

test.each([
  ['a call', [], 'is-for public'],
  ['a field of an answer', event(query, z.omit(response, { name: true })), 'answers response.name'],
  [
    'a field that need not be there',
    event(query, z.omit(response, { note: true })),
    'is response.note string',
  ],
  ['a value', event(z.extend(query, { kind: z.enum(['other']) }), response), 'takes query.kind "wedding"'],
])('found: %s is gone', (_what, now, fact) => {
  expect(findBreaks(before, now)).toContain(`GET /event ${fact}`)
})

test.each([
  ['a field must be sent', event(z.extend(query, { page: z.string() }), response), 'needs query.page'],
  [
    'an answer may be null',
    event(query, z.extend(response, { name: z.nullable(z.string()) })),
    'is response.name null',
  ],
])('found: %s', (_what, now, fact) => {
  expect(findBreaks(before, now)).toEqual([`GET /event ${fact}`])
})

test('more values and new fields break nobody', () => {
  const wider = z.object({
    kind: z.enum(['wedding', 'other', 'birth']),
    page: z.optional(z.string()),
    sort: z.optional(z.string()),
  })
  expect(findBreaks(before, event(wider, z.extend(response, { host: z.string() })))).toEqual([])
})
