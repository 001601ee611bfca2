// Tests which typed amounts are refused, and with which sentence.
import { describe, expect, test } from 'vitest'
import { parseContribution } from './money.ts'
import { amountSentences } from './sentences/fields/amount.ts'

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
  ] as const)('%j is refused: %s [money-2]', (typed, sentence) => {
    expect(parseContribution(typed)).toEqual({ sentence: amountSentences[sentence] })
  })
})
