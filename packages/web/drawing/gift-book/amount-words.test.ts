// Sums of money in words, in English and Hindi.
import { expect, test } from 'vitest'
import { amountInWords } from './amount-words.ts'

test.each([
  [0, 'Zero Rupees Only', 'शून्य रुपये'],
  [1_00, 'One Rupee Only', 'एक रुपया'],
  [100_00, 'One Hundred Rupees Only', 'एक सौ रुपये'],
  [501_50, 'Five Hundred One Rupees And Fifty Paise Only', 'पांच सौ एक रुपये और पचास पैसे'],
  [1_100_00, 'One Thousand One Hundred Rupees Only', 'एक हज़ार एक सौ रुपये'],
  [
    1_02_718_00,
    'One Lakh Two Thousand Seven Hundred Eighteen Rupees Only',
    'एक लाख दो हज़ार सात सौ अठारह रुपये',
  ],
  [1_00_00_100_00, 'One Crore One Hundred Rupees Only', 'एक करोड़ एक सौ रुपये'],
])('%d paise', (paise, english, hindi) => {
  expect(amountInWords(paise, 'en')).toBe(english)
  expect(amountInWords(paise, 'hi')).toBe(hindi)
})
