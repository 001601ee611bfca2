// Tests how a host's money is summed by state.
import { expect, test } from 'vitest'
import { moneyByState } from './rules.ts'

test('what is owed is in payouts of some state, or in none yet; what failed is owed again', () => {
  expect(
    moneyByState({
      ...{ contributions: 7, keptPaise: 700, owedPaise: 500 },
      payouts: [
        { state: 'processed', hold: null, count: 2, paise: 200 },
        { state: 'failed', hold: null, count: 1, paise: 100 },
        { state: 'due', hold: null, count: 1, paise: 50 },
        { state: 'waiting', hold: 'no-upi-id', count: 1, paise: 20 },
        { state: 'waiting', hold: 'retry', count: 1, paise: 30 },
        { state: 'sent', hold: null, count: 1, paise: 60 },
        { state: 'processing', hold: null, count: 1, paise: 40 },
      ],
    }),
  ).toEqual({
    received: { count: 7, paise: 700 },
    owed_paise: 500,
    unplanned_paise: 300,
    due: { count: 1, paise: 50 },
    held: [
      { hold: 'no-upi-id', count: 1, paise: 20 },
      { hold: 'retry', count: 1, paise: 30 },
    ],
    on_the_way: { count: 2, paise: 100 },
    paid: { count: 2, paise: 200 },
  })
})
