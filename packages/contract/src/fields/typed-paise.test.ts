// Tests how an amount in rupees and paise is read from what was typed.
import { expect, test } from 'vitest'
import { parsePaise } from './typed-paise.ts'

test.each([
  ['521.04', 52_104],
  ['521.4', 52_140],
  ['₹1,00,501', 1_00_501_00],
  ['Rs. 100,501.00', 1_00_501_00],
  [' ५०१ ', 501_00],
  ['0.01', 1],
  ['1.15', 115],
])('%s is %d paise', (typed, paise) => {
  expect(parsePaise(typed)).toBe(paise)
})

test.each(['', '.5', '5.', '1.234', '-5', '1e3', '5,0', '12345678901234567890', 'five'])(
  '%s is no amount',
  (typed) => {
    expect(parsePaise(typed)).toBeUndefined()
  },
)
