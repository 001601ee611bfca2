// Tests how amounts and counts are formatted.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCount, formatForeign, formatPaise, formatRupees, paiseToRupees, signedPaise } from './money.ts'

describe('formatted amounts', () => {
  test.each([
    [0, '₹0'],
    [1, '₹1'],
    [999, '₹999'],
    [1101, '₹1,101'],
    [51_000, '₹51,000'],
    [100_501, '₹1,00,501'],
    [12_345_678, '₹1,23,45,678'],
    [501.99, '₹501'],
  ])('%d rupees are grouped as in India: %s [money-5]', (rupees, formatted) => {
    expect(formatRupees(rupees)).toBe(formatted)
  })

  test.each([
    [0, '₹0'],
    [4, '₹0.04'],
    [50, '₹0.50'],
    [104, '₹1.04'],
    [52_000, '₹520'],
    [52_104, '₹521.04'],
    [52_110, '₹521.10'],
    [10_450_104, '₹1,04,501.04'],
    [-50, '₹-0.50'],
    [-52_104, '₹-521.04'],
    [-10_450_100, '₹-1,04,501'],
  ])('%d paise are formatted as %s', (paise, formatted) => {
    expect(formatPaise(paise)).toBe(formatted)
  })

  test('any amount, below zero too, is formatted as by Intl for India', () => {
    const whole = new Intl.NumberFormat('en-IN')
    const hundredths = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (amount) => {
        expect(formatCount(amount)).toBe(whole.format(amount))
        expect(formatForeign(amount, 'USD')).toBe(`USD ${hundredths.format(amount / 100)}`)
        expect(formatPaise(amount)).toBe(`₹${(amount % 100 === 0 ? whole : hundredths).format(amount / 100)}`)
      }),
    )
  })

  test.each([
    [0, '₹0'],
    [900, '₹9'],
    [-900, '−₹9'],
    [-10_450_104, '−₹1,04,501.04'],
  ])('%d paise of a sum that may be owed to us are formatted as %s', (paise, formatted) => {
    expect(signedPaise(paise)).toBe(formatted)
  })

  test('nothing of another currency has no sign', () => {
    expect(formatForeign(0, 'USD')).toBe('USD 0.00')
  })

  test('counts are grouped alike, and totals show whole rupees [money-6]', () => {
    expect(formatCount(1_234_567)).toBe('12,34,567')
    expect(paiseToRupees(50_199)).toBe(501)
  })
})
