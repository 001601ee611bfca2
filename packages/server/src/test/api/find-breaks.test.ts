// What counts as a break between two descriptions of the API, and what does not.
import { expect, test } from 'vitest'
import { type Description, findBreaks, type Operation, type Schema } from './find-breaks.ts'

const name: Schema = { type: 'string', maxLength: 100 }
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
})
const call = (body: Schema, answer: Schema = object({ id: { type: 'string' } }, ['id'])): Operation => ({
  security: [],
  requestBody: { content: { 'application/json': { schema: body } } },
  responses: { '2XX': { content: { 'application/json': { schema: answer } } } },
})
const api = (operation: Operation): Description => ({ paths: { '/api/box/{id}': { post: operation } } })
const before = call(object({ name }, ['name']))

const breaks = (after: Operation, from = before) => [...findBreaks(api(from), api(after))].flat(2)

test.each<[string, Operation, string]>([
  ['a new required field', call(object({ name, day: name }, ['name', 'day'])), 'body.day is now required'],
  ['a field that is not taken any more', call(object({})), 'body.name is gone'],
  [
    'a shorter field',
    call(object({ name: { ...name, maxLength: 50 } }, ['name'])),
    'body.name has the maxLength 50',
  ],
  [
    'fewer values',
    call(object({ name: { ...name, enum: ['a'] } }, ['name'])),
    'body.name takes fewer values',
  ],
  [
    'another pattern',
    call(object({ name: { ...name, pattern: '^a' } }, ['name'])),
    'body.name has another pattern',
  ],
  [
    'another type',
    call(object({ name: { type: 'number' } }, ['name'])),
    'body.name is "number", and was "string"',
  ],
  ['an answer without a field', call(object({ name }, ['name']), object({})), 'answer.id is gone'],
  [
    'an answer that may lack a field',
    call(object({ name }, ['name']), object({ id: { type: 'string' } })),
    'answer.id may now be absent',
  ],
  [
    'an answer of another kind',
    call(
      object({ name }, ['name']),
      object({ id: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, ['id']),
    ),
    'answer.id has other kinds of values',
  ],
  ['other callers', { ...before, security: [{ host: [] }] }, 'may be called by others'],
])('%s is a break', (_what, after, told) => {
  expect(breaks(after)).toEqual(['POST /api/box/:id', told])
})

test('a call that is gone is a break', () => {
  expect([...findBreaks(api(before), { paths: {} })]).toEqual([['POST /api/box/:id', ['is gone']]])
})

test.each<[string, Operation]>([
  ['the same', before],
  ['a further optional field', call(object({ name, day: name }, ['name']))],
  ['a longer field', call(object({ name: { ...name, maxLength: 200 } }, ['name']))],
  ['a field that is not required any more', call(object({ name }))],
  [
    'a further field of the answer',
    call(object({ name }, ['name']), object({ id: { type: 'string' }, more: name }, ['id'])),
  ],
  ['a field that may be null, too', call(object({ name: { anyOf: [name, { type: 'null' }] } }, ['name']))],
])('%s is none', (_what, after) => {
  expect(breaks(after)).toEqual([])
})

test('an added call is not a break', () => {
  expect(findBreaks({ paths: {} }, api(before)).size).toBe(0)
})
