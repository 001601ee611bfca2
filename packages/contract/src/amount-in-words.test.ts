// Tests how large sums are written in Hindi words.
import { expect, test } from 'vitest'
import { largeRupeesInHindi } from './amount-in-words.ts'

test.each([
  [1_00_000, 'एक लाख रुपये'],
  [1_00_501, 'एक लाख पाँच सौ एक रुपये'],
  [1_10_099, 'एक लाख दस हज़ार निन्यानवे रुपये'],
  [2_51_750, 'दो लाख इक्यावन हज़ार सात सौ पचास रुपये'],
  [99_99_999, 'निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये'],
  [1_00_00_000, 'एक करोड़ रुपये'],
  [12_05_00_321, 'बारह करोड़ पाँच लाख तीन सौ इक्कीस रुपये'],
  [1_234_00_00_000, 'एक हज़ार दो सौ चौंतीस करोड़ रुपये'],
])('₹%i is %s', (rupees, words) => {
  expect(largeRupeesInHindi(rupees)).toBe(words)
})

test('each number below a hundred has a word of its own', () => {
  const words = Array.from({ length: 99 }, (_, index) => largeRupeesInHindi(1_00_001 + index))
  expect(new Set(words).size).toBe(99)
  expect(words.join()).not.toContain('undefined')
})

test('a sum below six digits has none: its digits are read at a glance', () => {
  expect(largeRupeesInHindi(99_999)).toBeUndefined()
})
