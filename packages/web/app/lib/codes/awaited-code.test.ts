import { beforeEach, expect, test } from 'vitest'
import { eraseCode, keepCode, readCode } from './awaited-code.ts'

const kept = new Map<string, string>()
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
}
beforeEach(() => kept.clear())

const CODE = { email: 'asha@example.com', sentAt: 1_000, access: 'a.b.c' }

test('a reload finds the address, the time and the token of the code that is waited for, and no password', () => {
  keepCode(store, 'verify', { ...CODE, password: 'gulmohar in june', reason: 'because' })
  expect(readCode(store, 'verify')).toEqual(CODE)
  expect([...kept.values()].join()).not.toContain('gulmohar')
  expect(readCode(store, 'reset')).toBeUndefined()
  eraseCode(store, 'verify')
  expect(readCode(store, 'verify')).toBeUndefined()
})

test.each(['null', '{', '"text"', '{"email":7}', '[]'])('what is not ours (%s) is nothing', (text) => {
  keepCode(store, 'verify', CODE)
  for (const key of kept.keys()) kept.set(key, text)
  expect(readCode(store, 'verify')).toBeUndefined()
})
