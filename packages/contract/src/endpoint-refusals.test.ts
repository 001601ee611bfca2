// Tests with generated inputs that every refusal is one of our sentences.
import fc from 'fast-check'
import { describe, test } from 'vitest'
import type * as z from 'zod/mini'
import { bodies, modulesIn, queries } from './test/all-endpoints.ts'
import { exampleBody } from './test/example-bodies.ts'
import { fieldErrors } from './test/field-errors.ts'

const emptyQuery = (schema: z.ZodMiniType) =>
  Object.fromEntries(Object.keys((schema as z.ZodMiniObject).shape).map((name) => [name, '']))
type Input = [string, z.ZodMiniType, Record<string, unknown>]
const inputs: Input[] = [
  ...bodies.map(([key, body]): Input => [key, body, exampleBody(body)]),
  ...queries.map(([key, query]): Input => [`${key}?`, query, emptyQuery(query)]),
]

const WITH_WORDS = [
  /^Please use at most \d+ characters\.$/,
  /^Please leave out links and web addresses: “.+” looks like one\.$/s,
  /^Please leave out invisible or control characters(: there is one in “.+”)?\.$/s,
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
