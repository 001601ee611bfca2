// Tests how an amount that a person types is parsed.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_CHARGE_PAISE } from './limits.ts'
import {
  chargePaise,
  formatPaise,
  formatRupees,
  isChargeable,
  MAX_CONTRIBUTION_RUPEES,
  parseContribution,
  parseRupees,
  rupeesToPaise,
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
    ['501 rs', 501],
    ['501 Rs.', 501],
    ['501 rupees', 501],
    ['501₹', 501],
    ['₹ 501 rs/-', 501],
    ['रु 501', 501],
    ['५०१ रुपये', 501],
    ['रुपये 501/-', 501],
    ['रु. 501/-', 501],
    ['५०१ रू.', 501],
    ['501 रुपया', 501],
    ['৫০১ টাকা', 501],
    ['₹৫০১', 501],
    ['501 রুপি', 501],
    ['રૂ. ૫૦૧/-', 501],
    ['૫૦૧ રૂપિયા', 501],
    ['ரூ.501', 501],
    ['501 ரூபாய்', 501],
    ['రూ. ౫౦౧', 501],
    ['501 రూపాయలు', 501],
    ['৫০১', 501],
    ['௫௦௧', 501],
    ['৫১,০০০', 51_000],
    ['\u200b501\u200e', 501],
    ['٥٠١', 501],
    ['５０１', 501],
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

// Tests which typed amounts are refused, and with which sentence.
describe('an amount that a person types', () => {
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
    ['५ ०१', 'digitsOnly'],
    ['$501', 'digitsOnly'],
    ['501 only', 'digitsOnly'],
    ['five hundred', 'digitsOnly'],
    ['Infinity', 'digitsOnly'],
    ['NaN', 'digitsOnly'],
    ['501.50', 'wholeRupees'],
    ['501.5 rs', 'wholeRupees'],
    ['501,50', 'digitsOnly'],
    ['501 50', 'digitsOnly'],
    ['5,01', 'digitsOnly'],
    ['1.101', 'wholeRupees'],
    ['501-1001', 'digitsOnly'],
    ['501 + 1', 'digitsOnly'],
    ['501½', 'digitsOnly'],
    ['5 लाख रुपये', 'digitsOnly'],
    ['৫ হাজার টাকা', 'digitsOnly'],
    ['5,01,000', 'tooLarge'],
  ] as const)('%j is refused, never read as another sum: %s [money-2]', (typed, sentence) => {
    expect(parseContribution(typed)).toEqual({ sentence: amountSentences[sentence] })
  })
})
