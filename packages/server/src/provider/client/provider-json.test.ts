// Characters in the provider's texts that a database refuses are replaced; the rest stays.
import { expect, test } from 'vitest'
import { parseProviderJson, storable } from './provider-json.ts'

test('a character that PostgreSQL refuses in a text is replaced', () => {
  expect(storable('a\0b\0\ud83dc')).toBe('a\ufffdb\ufffd\ufffdc')
  expect(storable('मीरा 💍')).toBe('मीरा 💍')
})

test('texts at any depth are made storable; numbers, booleans and null stay', () => {
  expect(parseProviderJson('{"a":["x\\u0000",{"b":"\\ud83d"}],"n":52104,"t":true,"z":null}')).toEqual({
    a: ['x\ufffd', { b: '\ufffd' }],
    n: 52_104,
    t: true,
    z: null,
  })
})

test.each(['', '<html>', '{', 'undefined'])('%j is not JSON, and no error', (text) => {
  expect(parseProviderJson(text)).toBeUndefined()
})
