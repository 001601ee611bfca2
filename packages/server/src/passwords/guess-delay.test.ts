// Tests the delay before the next guess at a password.
import { expect, it } from 'vitest'
import { type GuessLimit, guessDelayMs, NO_GUESSES, withGuess } from './guess-delay.ts'

const LIMIT: GuessLimit = { free: 3, firstDelayMs: 1000, longestDelayMs: 5000, forgottenAfterMs: 60_000 }
const NOW = 1_000_000

it.each([
  [0, 0],
  [2, 0],
  [3, 1000],
  [4, 2000],
  [5, 4000],
  [6, 5000],
  [2000, 5000],
])('after %i wrong passwords the next may be tried in %i ms', (wrong, delayMs) => {
  expect(guessDelayMs({ wrong, lastAt: NOW }, LIMIT, NOW)).toBe(delayMs)
})

it('the delay expires', () => {
  const guesses = { wrong: 4, lastAt: NOW }
  expect([500, 1999, 2000, 9000].map((ms) => guessDelayMs(guesses, LIMIT, NOW + ms))).toEqual([1500, 1, 0, 0])
})

it('wrong passwords add up, until a pause in which all expire', () => {
  const first = withGuess(NO_GUESSES, LIMIT, NOW)
  const second = withGuess(first, LIMIT, NOW + 59_999)
  expect([first.wrong, second.wrong]).toEqual([1, 2])
  expect(withGuess(second, LIMIT, NOW + 119_999).wrong).toBe(1)
})
