// When a host is told and guests are erased; what a search for a guest may mean.
import { GUEST_WORDS, ofEachColumn } from '@lifafa/contract/guest-columns'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../test/times.ts'
import { auditDetails, guestCluesIn, isEmpty, nextStep } from './rules.ts'

const dueAt = new Date('2027-06-01T00:00:00Z')
const daysFromDue = (days: number) => new Date(dueAt.getTime() + days * DAY_MS)

test.each([
  [-31, null, undefined],
  [-30, null, 'tell'],
  [-1, -30, undefined],
  [0, -30, 'erase'],
  [29, 0, undefined],
  [30, 0, 'erase'],
  // The setting is new: whoever is long due is told first.
  [400, null, 'tell'],
  // A later payout put it off: who was told before is told again.
  [-30, -90, 'tell'],
  [0, -90, 'tell'],
] as const)('%i days from when it is due, told at %s: %s', (today, told, step) => {
  const toldAt = told === null ? null : daysFromDue(told)
  expect(nextStep({ dueAt, toldAt }, daysFromDue(today))).toBe(step)
})

const ORDER = '0d9a1f8e-58a0-4b1c-9a3c-0d1a2b3c4d5e'
const orderOfReceipt = (token: string) => (token === 'signed' ? ORDER : undefined)

test.each([
  ['98765 43210', { reference: '98765 43210', phone: '9876543210' }],
  ['+91 98765-43210', { reference: '+91 98765-43210', phone: '9876543210' }],
  ['919876543210', { reference: '919876543210', phone: '9876543210' }],
  ['pay_Abc123', { reference: 'pay_Abc123' }],
  [ORDER, { reference: ORDER, orderId: ORDER }],
  ['https://x.example/contribute/1/receipt/signed', { orderId: ORDER }],
  ['https://x.example/contribute/1/receipt/signed?lang=hi', { orderId: ORDER }],
])('“%s” may mean %j', (text, clues) => {
  expect(guestCluesIn(text, orderOfReceipt)).toMatchObject(clues)
})

test('a receipt that we have not signed names no order', () => {
  expect(guestCluesIn('https://x.example/contribute/1/receipt/forged', orderOfReceipt)).not.toHaveProperty(
    'orderId',
  )
})

const nothing = {
  name: null,
  phone: null,
  address: null,
  upiId: null,
  relation: null,
  family: null,
  note: null,
  ...ofEachColumn(GUEST_WORDS, () => null),
}

test('a gift is empty where no detail of its guest is left', () => {
  expect(isEmpty(nothing)).toBe(true)
  for (const detail of Object.keys(nothing))
    expect(isEmpty({ ...nothing, [detail]: 'x' }), detail).toBe(false)
})

test('the audit log names gifts by their payment, or by the unpaid order, in entries that it takes', () => {
  const gifts = [
    { order: ORDER, payment: 'pay_1' },
    { order: ORDER, payment: null },
  ]
  expect(auditDetails(gifts)).toEqual([`pay_1, ${ORDER}`])
  const many = Array.from({ length: 100 }, (_, i) => ({ order: ORDER, payment: `pay_${i}ofABCDEFGHIJ` }))
  const entries = auditDetails(many)
  expect(entries.join(', ')).toBe(many.map(({ payment }) => payment).join(', '))
  expect(entries.filter(({ length }) => length > 500)).toEqual([])
})
