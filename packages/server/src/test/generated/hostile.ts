// Values that no form of ours sends: a generated request puts them where another type is expected.
import fc from 'fast-check'

// The unit 'binary' is any character too, but lists them all first: four seconds.
const anyCharacter = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))

export const hostileText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\u0000'.repeat(300),
    '\ud800',
    'a\udc00b',
    '\ufffe\uffff',
    '\u202e\u200b',
    '__proto__',
    'constructor',
    'toString',
    '<img src=x onerror=alert(1)>',
    "'; drop table hosts--",
    '%00',
    '%',
    '\\',
    '../../etc/passwd',
    '{{7*7}}',
    '\r\nset-cookie: a=b',
    'NaN',
    'Infinity',
    '1e309',
    '-0',
    '99999999999999999999',
    '9'.repeat(400),
    'null',
    '[object Object]',
    '+10000-01-01',
    '2026-02-30',
    '9999-12-31',
    '0000-00-00',
    '0000-02-29T20:00:00Z',
    'x'.repeat(5000),
    '🎉'.repeat(300),
    'e\u0301'.repeat(200),
  ),
)

const hostileNumber = fc.constantFrom(
  0,
  -0,
  -1,
  1.5,
  1e21,
  -1e21,
  5e-324,
  Number.MAX_VALUE,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  Number.MIN_SAFE_INTEGER,
  2 ** 31,
  2 ** 32,
  2 ** 63,
)

const nested = fc.integer({ min: 1, max: 400 }).map((depth) => {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
})

/** With own keys of these names, as `JSON.parse` makes them. */
const withPrototypeKeys = fc.constantFrom(
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"valueOf":null,"hasOwnProperty":0}',
  '{"toJSON":"x","then":"y","length":-1}',
)

const hostileObject = withPrototypeKeys.map((json): unknown => JSON.parse(json))

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], ['a', 'b']) },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: hostileObject },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

/** Bodies that are no JSON object, or no JSON at all. */
export const hostileBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  hostileValue.map((value) => JSON.stringify(value)),
  withPrototypeKeys,
  fc.constantFrom(
    '',
    '{',
    '{"a":1,}',
    '{"a":"\0"}',
    '\0',
    '\ufeff{}',
    '{"a":1}{"b":2}',
    '{"a":1,"a":2}',
    '[1e9999]',
    '{"a":"\\ud800"}',
    'a=1&b=2',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `"${'x'.repeat(70_000)}"`,
  ),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
)
