// The evening's curve, and who waits in it.
import { expect, test } from 'vitest'
import { EVENING, SHARES, seasonDays, waitingIn } from './season.ts'

test('the minutes of an evening hold all its gifts, and the busiest so many times the mean', () => {
  expect(SHARES.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(Math.max(...SHARES) * SHARES.length).toBeCloseTo(EVENING.peakToMean, 1)
})

test('a season is its busiest days and a share of the others', () => {
  expect(seasonDays({ busiestDays: 2, otherDays: 10, shareOfOthers: 0.5 })).toBe(7)
})

test('nothing waits where the busiest minute can be recorded', () => {
  const gifts = 360_000
  const busiest = (gifts * Math.max(...SHARES)) / 60
  expect(waitingIn(gifts, busiest * 1.001)).toEqual({ longestSeconds: 0, minutes: 0 })
  expect(waitingIn(gifts, busiest * 0.9).longestSeconds).toBeGreaterThan(0)
})

test('where half of the mean can be recorded, gifts wait for nearly twice the evening', () => {
  const evening = EVENING.hours * 60
  const { minutes } = waitingIn(360_000, 360_000 / (evening * 60) / 2)
  expect(minutes).toBeLessThan(2 * evening)
  expect(minutes).toBeGreaterThan(1.8 * evening)
})
