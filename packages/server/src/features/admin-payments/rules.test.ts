import { expect, test } from 'vitest'
import { disputeReview, reviewReason, secondPaymentReview } from '../payments/rules.ts'
import { kindsOf } from './rules.ts'

const dispute = (status: 'open' | 'lost') =>
  disputeReview({
    id: 'disp_1',
    payment_id: 'pay_1',
    amount: 100,
    status,
    reason_code: 'chargeback',
  } as never)
const late = reviewReason(
  52_104,
  { amountPaise: 10_400, currency: 'INR' },
  { event_date: '2020-01-01', deleted_at: new Date(0) },
  new Date('2026-11-21T06:00:00Z'),
)

test.each([
  [late, ['amount-differs', 'box-closed', 'box-deleted']],
  [secondPaymentReview('pay_1'), ['second-payment']],
  [dispute('open'), ['disputed']],
  [`${dispute('open')}; ${dispute('lost')}`, ['dispute-ended']],
  ['the gift had gone back; pay_1 is left of its order', ['gift-gone']],
  ['paid in USD', ['other-currency']],
  ['nobody has ever said this', ['other']],
])('“%s” is of the kinds %j', (reason, kinds) => {
  expect(kindsOf(reason ?? '')).toEqual(kinds)
})
