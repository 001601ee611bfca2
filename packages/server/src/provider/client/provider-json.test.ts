// What banks write into texts, made fit for a database; the rest of what the provider says is left as it is.
import { expect, test } from 'vitest'
import { parseProviderJson, storable } from './provider-json.ts'

test('what no database keeps as text is replaced, sign by sign', () => {
  expect(storable('a\0b\0\ud83dc')).toBe('a\ufffdb\ufffd\ufffdc')
  expect(storable('मीरा 💍')).toBe('मीरा 💍')
})

test('texts are made fit wherever they stand; numbers, truth and nothing stay', () => {
  expect(parseProviderJson('{"a":["x\\u0000",{"b":"\\ud83d"}],"n":52104,"t":true,"z":null}')).toEqual({
    a: ['x\ufffd', { b: '\ufffd' }],
    n: 52_104,
    t: true,
    z: null,
  })
})

test.each(['', '<html>', '{', 'undefined'])('%j is no JSON, and no error', (text) => {
  expect(parseProviderJson(text)).toBeUndefined()
})
