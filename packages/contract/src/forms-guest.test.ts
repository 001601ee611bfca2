// Tests the messages of a guest's order and of the contact form (docs/specification.md §5).
import { describe, expect, test } from 'vitest'
import { submitContact } from './endpoints/contact.ts'
import { createOrder, verifyPayment } from './endpoints/payments.ts'
import { contactSentences } from './sentences/contact.ts'
import { amountSentences } from './sentences/fields/amount.ts'
import { personSentences } from './sentences/fields/person.ts'
import { textSentences } from './sentences/fields/text.ts'
import { guestPageSentences } from './sentences/guest/en/page.ts'
import { fieldErrors } from './test/field-errors.ts'

const payment = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab12' }

describe('the errors of an empty form, in the order of its fields', () => {
  test('contact [fields-19]', () => {
    expect(fieldErrors(submitContact.body, {})).toEqual(
      ['name', 'email', 'subject', 'message'].map((field) => [field, contactSentences.fieldsRequired]),
    )
  })
})

describe('single rules', () => {
  test.each([
    [104, undefined],
    [9_999_912, undefined],
    [0, 'notAContribution'],
    [-104, 'notAContribution'],
    [105, 'notAContribution'],
    [104.5, 'notAContribution'],
    ['104', 'notAContribution'],
    [9_999_912 + 104, 'tooLarge'],
    [10_000_001, 'tooLarge'],
  ] as const)('an order of %j paise: %s', (amount, sentence) => {
    expect(fieldErrors(createOrder.body, { amount })).toEqual(
      sentence ? [['amount', amountSentences[sentence]]] : [],
    )
  })

  test('an order reports every wrong detail; after paying, a wrong detail counts as absent', () => {
    const details = { giftid: 'nope', name: '...', phone: '1', address: '' }
    expect(fieldErrors(createOrder.body, { amount: 104, ...details })).toEqual([
      ['giftid', guestPageSentences.unavailableText],
      ['name', textSentences.needsLetter],
      ['phone', personSentences.phoneNotTenDigits],
      ['address', personSentences.addressRequired],
    ])
    expect(verifyPayment.body.parse({ ...payment, ...details })).toEqual(payment)
    expect(fieldErrors(verifyPayment.body, {})).toHaveLength(3)
  })
})
