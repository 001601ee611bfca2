// Tests the line of sums: kinds of which nothing was given are left out.
import { moneyOf } from '@lifafa/contract/endpoints/register/split'
import { giftSplitSentences } from '@lifafa/contract/sentences/host/gift-split'
import { expect, test } from 'vitest'
import { splitParts } from './split-line.tsx'

const NOTHING = {
  ...{
    online_paise: 0,
    cash_paise: 0,
    cheque_paise: 0,
    upi_paise: 0,
    gold_milligrams: 0,
    silver_milligrams: 0,
  },
  ...{ things: 0, blessings: 0, online: 0, written: 0, without_amount: 0, unthanked: 0 },
}

test('the sums of a wedding stand in one line, weights and things beside the money', () => {
  const split = {
    ...NOTHING,
    ...{
      online_paise: 41_620_00,
      cash_paise: 58_000_00,
      cheque_paise: 2_998_50,
      things: 14,
      gold_milligrams: 5_250,
    },
    ...{ upi_paise: 1_00, silver_milligrams: 100_000, without_amount: 3, blessings: 2 },
  }
  expect(splitParts(split, giftSplitSentences)).toEqual([
    ...[
      'Online ₹41,620',
      'Cash ₹58,000',
      'Cheques ₹2,998.50',
      'UPI to the family ₹1',
      'Gold 5.25 g',
      'Silver 100 g',
    ],
    ...['14 gifts in kind', '3 still to be counted'],
  ])
  expect(moneyOf(split)).toBe(1_02_619_50)
})

test('one thing alone', () => {
  expect(splitParts({ ...NOTHING, things: 1 }, giftSplitSentences)).toEqual(['1 gift in kind'])
})
