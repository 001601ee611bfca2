// The kind of object that an id of the provider names, by its prefix.
import { expect, test } from 'vitest'
import { kindOfProviderId } from './provider-ids.ts'

test.each([
  ['pay_1', 'payment'],
  ['order_1', 'order'],
  ['rfnd_1', 'refund'],
  ['pout_1', 'payout'],
  ['order_', undefined],
  ['order', undefined],
  ['disp_1', undefined],
  ['my pay_1', undefined],
  ['repay_1', undefined],
  ['', undefined],
])('%j is of a %s', (id, kind) => {
  expect(kindOfProviderId(id)).toBe(kind)
})
