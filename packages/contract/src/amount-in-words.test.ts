// Tests sums of money in words, in English and Hindi.
import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Zero Rupees Only', 'शून्य रुपये'],
  [1_00, 'One Rupee Only', 'एक रुपया'],
  [100_00, 'One Hundred Rupees Only', 'एक सौ रुपये'],
  [501_50, 'Five Hundred One Rupees And Fifty Paise Only', 'पाँच सौ एक रुपये और पचास पैसे'],
  [1_100_00, 'One Thousand One Hundred Rupees Only', 'एक हज़ार एक सौ रुपये'],
  [1_00_501_00, 'One Lakh Five Hundred One Rupees Only', 'एक लाख पाँच सौ एक रुपये'],
  [
    1_02_718_00,
    'One Lakh Two Thousand Seven Hundred Eighteen Rupees Only',
    'एक लाख दो हज़ार सात सौ अठारह रुपये',
  ],
  [
    99_99_999_00,
    'Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Rupees Only',
    'निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये',
  ],
  [1_00_00_100_00, 'One Crore One Hundred Rupees Only', 'एक करोड़ एक सौ रुपये'],
  [
    1_234_00_00_000_00,
    'One Thousand Two Hundred Thirty Four Crore Rupees Only',
    'एक हज़ार दो सौ चौंतीस करोड़ रुपये',
  ],
])('%d paise', (paise, english, hindi) => {
  expect(amountInWords(paise, 'en')).toBe(english)
  expect(amountInWords(paise, 'hi')).toBe(hindi)
})

test.each(['en', 'hi'] as const)('each number below a hundred has words of its own in %s', (language) => {
  const words = Array.from({ length: 99 }, (_, index) => amountInWords((index + 1) * 100, language))
  expect(new Set(words).size).toBe(99)
  expect(words.join()).not.toMatch(/undefined|^ | {2}/)
})
