// Tests how a host's money is summed over event boxes.
import type { MoneyPart } from '@lifafa/contract/endpoints/box-money'
import { expect, test } from 'vitest'
import { openSums } from './rules.ts'

const part = (state: MoneyPart['state'], reason: MoneyPart['reason'], paise: number): MoneyPart => ({
  ...{ state, reason, paise, due_on: null, at: null, upi_id: null, reference: null },
})

test('money that waits for one reason in several boxes is one sum; transferred money is in none', () => {
  expect(
    openSums([
      {
        parts: [
          part('action-needed', 'no-upi-id', 20),
          part('at-provider', null, 30),
          part('sent-on', null, 70),
        ],
      },
      {
        parts: [
          part('late', 'to-send', 5),
          part('action-needed', 'no-upi-id', 1),
          part('waiting', 'upi-id-changed', 3),
        ],
      },
    ]),
  ).toEqual([
    { state: 'action-needed', reason: 'no-upi-id', paise: 21 },
    { state: 'late', reason: 'to-send', paise: 5 },
    { state: 'waiting', reason: 'upi-id-changed', paise: 3 },
    { state: 'at-provider', reason: null, paise: 30 },
  ])
})
