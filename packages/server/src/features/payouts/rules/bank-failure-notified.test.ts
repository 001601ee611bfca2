// The host is told once about a bank that is offline day after day, and again after anything else in between.
import { expect, test } from 'vitest'
import type { PayoutFault, PayoutState } from '../../../db/tables.ts'
import { wasNotifiedOfBank } from './bank-failure-notified.ts'

type Before = [PayoutState, PayoutFault | null, string?]

test.each<[boolean, Before[], string]>([
  [false, [], 'nothing was tried before'],
  [true, [['failed', 'bank']], 'the bank failed just before'],
  [true, [['reversed', 'bank']], 'the bank gave it back just before'],
  [
    true,
    [
      ['failed', 'upi-id'],
      ['failed', 'bank'],
    ],
    'the last before was the bank',
  ],
  [
    false,
    [
      ['failed', 'bank'],
      ['failed', 'upi-id'],
    ],
    'the UPI ID failed since',
  ],
  [
    false,
    [
      ['failed', 'bank'],
      ['processed', null],
    ],
    'money has arrived since',
  ],
  [false, [['failed', 'bank', 'other@okbank']], 'it was the bank of another UPI ID'],
  [
    true,
    [
      ['failed', 'bank'],
      ['waiting', null],
    ],
    'a waiting payout notified of nothing',
  ],
  [
    true,
    [
      ['failed', 'bank'],
      ['sent', null],
    ],
    'a payout on its way notified of nothing',
  ],
  [false, [['failed', 'withdrawn']], 'a withdrawn payout notified of no bank'],
])('the host was told of the bank: %j, after %j (%s)', (isNotified, before) => {
  const payouts = [...before, ['failed', 'bank'] satisfies Before, ['failed', 'bank'] satisfies Before].map(
    ([state, fault, upi_id = 'meera@okbank'], index) => ({ number: index + 1, state, fault, upi_id }),
  )
  const asked = payouts[before.length]
  if (!asked) throw new Error('no payout to ask about')
  expect(wasNotifiedOfBank(asked, payouts)).toBe(isNotified)
})
