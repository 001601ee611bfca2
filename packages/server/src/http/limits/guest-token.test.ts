// The token by which a guest's browser is counted.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { browserOf, newGuestToken } from './guest-token.ts'

const key = randomBytes(32)
const now = new Date('2026-11-21T06:30:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const DAY_MS = 24 * 60 * 60_000

test('a token identifies one browser for a day, and each token another one', () => {
  const [one, another] = [newGuestToken(key, now), newGuestToken(key, now)]
  const browser = browserOf(one, key, now)
  expect(browser).toMatch(/^[\w-]{12}$/)
  expect(browserOf(one, key, later(DAY_MS - 1))).toBe(browser)
  expect(browserOf(another, key, now)).not.toBe(browser)
  expect(browserOf(one, key, later(DAY_MS))).toBeUndefined()
})

test('a token that we did not make identifies no browser', () => {
  const token = newGuestToken(key, now)
  expect(browserOf(token, randomBytes(32), now)).toBeUndefined()
  for (const forged of [
    undefined,
    '',
    'x',
    ['a', 'b'],
    token.slice(1),
    `${token}AAAA`,
    'A'.repeat(token.length),
  ])
    expect(browserOf(forged, key, now)).toBeUndefined()
  // With one letter changed.
  for (let at = 0; at < token.length - 1; at++) {
    const changed = token.slice(0, at) + (token[at] === 'B' ? 'C' : 'B') + token.slice(at + 1)
    expect(browserOf(changed, key, now)).toBeUndefined()
  }
})
