// Tests what a host loses by a refund, and owes where it was paid out before.
import { expect, test } from 'vitest'
import { hostLosesPaise, hostOwesPaise } from './refunds.ts'

const ofGift = (unpaid_paise: number, left_paise = 52_104, kept_paise = 50_100) => ({
  left_paise,
  kept_paise,
  unpaid_paise,
})

test.each([
  ['the whole of an unpaid gift', ofGift(50_100), 52_104, 50_100, 0],
  ['the whole of a paid gift', ofGift(0), 52_104, 50_100, 50_100],
  ['the whole of a gift that is paid in part', ofGift(20_000), 52_104, 50_100, 30_100],
  ['the whole where the host owes already', ofGift(-5_000), 52_104, 50_100, 50_100],
  ['a part', ofGift(0), 10_400, 10_000, 10_000],
  ['the rest after a part', ofGift(0, 41_704, 40_100), 41_704, 40_100, 40_100],
  ['money of no contribution', { left_paise: 52_104, kept_paise: null, unpaid_paise: null }, 52_104, 0, 0],
])('%s', (_what, payment, refundPaise, loses, owes) => {
  expect(hostLosesPaise(payment, refundPaise)).toBe(loses)
  expect(hostOwesPaise(payment, refundPaise)).toBe(owes)
})
