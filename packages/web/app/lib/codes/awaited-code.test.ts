// Tests that an awaited code survives a reload.
import { beforeEach, expect, test } from 'vitest'
import { eraseCode, readCode, storeCode } from './awaited-code.ts'

const stored = new Map<string, string>()
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  clear: () => stored.clear(),
}
beforeEach(() => stored.clear())

const CODE = { email: 'asha@example.com', sentAt: 1_000, access: 'a.b.c' }

test('a reload restores the address, time and token of the awaited code, and no password', () => {
  storeCode(store, 'verify', { ...CODE, password: 'gulmohar in june', reason: 'because' })
  expect(readCode(store, 'verify')).toEqual(CODE)
  expect([...stored.values()].join()).not.toContain('gulmohar')
  expect(readCode(store, 'reset')).toBeUndefined()
  eraseCode(store, 'verify')
  expect(readCode(store, 'verify')).toBeUndefined()
})

test.each(['null', '{', '"text"', '{"email":7}', '[]'])('a malformed entry (%s) is ignored', (text) => {
  storeCode(store, 'verify', CODE)
  for (const key of stored.keys()) stored.set(key, text)
  expect(readCode(store, 'verify')).toBeUndefined()
})
