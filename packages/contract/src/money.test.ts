// Tests how amounts are parsed, charged and formatted.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_CHARGE_PAISE } from './limits.ts'
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
  parseContribution,
  parseRupees,
  rupeesToPaise,
  signedPaise,
  splitCharge,
} from './money.ts'
import { amountSentences } from './sentences/fields/amount.ts'

const contribution = fc.integer({ min: 1, max: MAX_CONTRIBUTION_RUPEES })

describe('an amount that a person types [money-1]', () => {
  test.each([
    ['1', 1],
    ['501', 501],
    ['  501  ', 501],
    ['\u00a0501\u00a0', 501],
    ['00501', 501],
    ['₹501', 501],
    ['₹ 501', 501],
    ['₹\u00a0501', 501],
    ['Rs 501', 501],
    ['Rs.501', 501],
    ['rs. 501', 501],
    ['INR 501', 501],
    ['501/-', 501],
    ['501 /-', 501],
    ['Rs. 501/-', 501],
    ['501.', 501],
    ['501.0', 501],
    ['501.00', 501],
    ['₹501.00/-', 501],
    ['५०१', 501],
    ['₹५१,०००/-', 51_000],
    ['1,101', 1101],
    ['51,000', 51_000],
    ['051,000', 51_000],
    ['96153', 96_153],
    ['96,153.00', 96_153],
    ['0'.repeat(5000).concat('7'), 7],
  ])('%j is parsed as whole rupees', (typed, rupees) => {
    expect(parseContribution(typed)).toEqual({ rupees })
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['₹', 'required'],
    ['Rs.', 'required'],
    ['/-', 'required'],
    ['0', 'tooSmall'],
    ['000', 'tooSmall'],
    ['0.00', 'tooSmall'],
    ['-1', 'tooSmall'],
    ['₹-501', 'tooSmall'],
    ['-', 'tooSmall'],
    ['1.5', 'wholeRupees'],
    ['0.5', 'wholeRupees'],
    ['.50', 'wholeRupees'],
    ['501.04', 'wholeRupees'],
    ['1,101.50', 'wholeRupees'],
    ['501.000', 'wholeRupees'],
    ['96154', 'tooLarge'],
    ['96,154', 'tooLarge'],
    ['1,00,501', 'tooLarge'],
    ['100,501', 'tooLarge'],
    ['12,34,56,789', 'tooLarge'],
    ['123,456,789', 'tooLarge'],
    ['9'.repeat(20), 'tooLarge'],
    ['9'.repeat(5000), 'tooLarge'],
    ['1e3', 'digitsOnly'],
    ['1E3', 'digitsOnly'],
    ['0x1f5', 'digitsOnly'],
    ['+501', 'digitsOnly'],
    ['5₹01', 'digitsOnly'],
    ['5/-01', 'digitsOnly'],
    ['1,5', 'digitsOnly'],
    ['501,00', 'digitsOnly'],
    ['1,00,50', 'digitsOnly'],
    ['1,,101', 'digitsOnly'],
    [',501', 'digitsOnly'],
    ['501,', 'digitsOnly'],
    ['1 101', 'digitsOnly'],
    ['1\u00a0101', 'digitsOnly'],
    ['1.101.00', 'digitsOnly'],
    ['500-600', 'digitsOnly'],
    ['−501', 'digitsOnly'],
    ['٥٠١', 'digitsOnly'],
    ['५ ०१', 'digitsOnly'],
    ['５０１', 'digitsOnly'],
    ['$501', 'digitsOnly'],
    ['501 only', 'digitsOnly'],
    ['five hundred', 'digitsOnly'],
    ['Infinity', 'digitsOnly'],
    ['NaN', 'digitsOnly'],
    ['50\u200b1', 'digitsOnly'],
  ] as const)('%j is refused: %s [money-2]', (typed, sentence) => {
    expect(parseContribution(typed)).toEqual({ sentence: amountSentences[sentence] })
  })

  test('an amount above UPI’s limit is valid as rupees, but not as a contribution', () => {
    for (const typed of ['1,00,501', '100,501', '₹1,00,501', '100501.00'])
      expect(parseRupees(typed)).toEqual({ rupees: 100_501 })
    expect(parseRupees('0')).toEqual({ rupees: 0 })
    expect(parseRupees('9'.repeat(20))).toEqual({ sentence: amountSentences.tooLarge })
  })

  test('the largest contribution is the last one that UPI allows with its fee, and the sentence names both', () => {
    expect(chargePaise(96_153)).toBeLessThanOrEqual(MAX_CHARGE_PAISE)
    expect(chargePaise(96_154)).toBeGreaterThan(MAX_CHARGE_PAISE)
    expect(MAX_CONTRIBUTION_RUPEES).toBe(96_153)
    expect(amountSentences.tooLarge).toContain(formatPaise(MAX_CHARGE_PAISE))
    expect(amountSentences.tooLarge).toContain(formatRupees(MAX_CONTRIBUTION_RUPEES))
  })

  test('any input gives whole rupees within the limits, or a sentence', () => {
    // The unit 'binary' includes them all too, but enumerates them first: four seconds.
    const anyCharacter = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))
    const typed = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.stringMatching(/^[₹Rs. ]*[0-9,.eE+-]{0,12}(\/-)?$/),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const answer = parseContribution(text)
        if ('rupees' in answer) expect(isChargeable(chargePaise(answer.rupees))).toBe(true)
        else expect(Object.values(amountSentences)).toContain(answer.sentence)
      }),
    )
  })

  test('a formatted amount is parsed back', () => {
    fc.assert(
      fc.property(contribution, (rupees) => {
        expect(parseContribution(formatRupees(rupees))).toEqual({ rupees })
        expect(parseContribution(formatPaise(rupeesToPaise(rupees)))).toEqual({ rupees })
        expect(parseContribution(String(rupees))).toEqual({ rupees })
      }),
    )
  })
})

describe('what a contribution costs', () => {
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

  test("equals the specification's formula as a browser computes it, for every contribution that UPI allows [money-4]", () => {
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
