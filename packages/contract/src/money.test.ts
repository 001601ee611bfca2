// Tests what a contribution costs with its fee, and how a captured amount is split again.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chargePaise,
  feePaise,
  formatCount,
  formatForeign,
  formatPaise,
  formatRupees,
  isChargeable,
  MAX_CONTRIBUTION_RUPEES,
  paiseToRupees,
  rupeesToPaise,
  signedPaise,
  splitCharge,
} from './money.ts'

const contribution = fc.integer({ min: 1, max: MAX_CONTRIBUTION_RUPEES })

describe('the cost of a contribution', () => {
  test('is 104 paise a rupee, which equals the floor formula of the specification [money-3]', () => {
    fc.assert(
      fc.property(contribution, (rupees) => {
        const floored = (BigInt(rupees) * 104n * 100n) / 100n
        expect(BigInt(chargePaise(rupees))).toBe(floored)
        expect(chargePaise(rupees)).toBe(rupeesToPaise(rupees) + feePaise(rupees))
        expect(isChargeable(chargePaise(rupees))).toBe(true)
      }),
    )
  })

  test('equals the specification’s formula in a browser, for every contribution that UPI allows [money-4]', () => {
    const inFloatingPoint = (rupees: number) => Math.floor(rupees * 1.04 * 100)
    const different = Array.from({ length: MAX_CONTRIBUTION_RUPEES }, (_, index) => index + 1).filter(
      (rupees) => inFloatingPoint(rupees) !== chargePaise(rupees),
    )
    expect(different).toEqual([])
    expect(chargePaise(501)).toBe(52_104)
  })

  test.each([
    0,
    -104,
    1,
    103,
    105,
    103.999,
    104.5,
    52_103,
    10_000_000,
    10_000_016,
    Number.NaN,
    Infinity,
    2 ** 60,
  ])('%d paise is not a contribution with its fee', (paise) => {
    expect(isChargeable(paise)).toBe(false)
  })
  test.each([104, 208, 52_104, 9_999_912])('%d paise is a gift with its fee', (paise) => {
    expect(isChargeable(paise)).toBe(true)
  })
})

describe('a captured amount, split into contribution and fee', () => {
  test('returns the contribution that was charged', () => {
    fc.assert(
      fc.property(contribution, (rupees) => {
        expect(splitCharge(chargePaise(rupees))).toEqual({
          contributionPaise: rupeesToPaise(rupees),
          feePaise: feePaise(rupees),
        })
      }),
    )
  })

  test('loses nothing for any captured amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (paise) => {
        const { contributionPaise, feePaise: fee } = splitCharge(paise)
        expect(contributionPaise + fee).toBe(paise)
        expect(BigInt(contributionPaise)).toBe((BigInt(paise) * 100n) / 104n)
        expect(fee).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

// Tests how amounts and counts are formatted.
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
