// Tests how an amount is split into payouts.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitIntoPayouts } from './payouts.ts'

test.each([
  [0, []],
  [-501_00, []],
  [99, []],
  [100, [100]],
  [501_00, [501_00]],
  [1_00_000_00, [1_00_000_00]],
  [3_50_000_00, [1_00_000_00, 1_00_000_00, 1_00_000_00, 50_000_00]],
  [1_00_000_50, [99_999_00, 1_50]],
])('%d paise are sent as %j', (owed, payouts) => {
  expect(splitIntoPayouts(owed)).toEqual(payouts)
})

test('any amount is sent whole, in payouts that the provider accepts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_00_00_000_00 }), (owed) => {
      const payouts = splitIntoPayouts(owed)
      expect(payouts.reduce((sum, paise) => sum + paise, 0)).toBe(owed)
      expect(payouts.every((paise) => paise >= 100 && paise <= 1_00_000_00)).toBe(true)
    }),
  )
})
