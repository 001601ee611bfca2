// Razorpay's published vectors: V1 to V6 of its client libraries, W1 and W5 of its webhook helpers.
import { expect, test } from 'vitest'
import { checkoutSignature, webhookSignature } from './signature.ts'

const NODE_SECRET = 'EnLs21M47BllR3X8PSFtjtbd'

test.each([
  // first part, second part, secret, signature
  [
    'order_IEIaMR65cu6nz3',
    'pay_IH4NVgf4Dreq1l',
    NODE_SECRET,
    '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  ],
  [
    'fake_order_id',
    'fake_payment_id',
    'key_secret',
    'b2335e3b0801106b84a7faff035df56ecffde06918c9ddd1f0fafbb37a51cc89',
  ],
  [
    'fake_other_id',
    'fake_payment_id',
    'key_secret',
    '965ee2de4c5c4e6f006fb0a5a1736d992e5d4d52f9fe10b98c9b97ee169ebe18',
  ],
  [
    'pay_IDZNwZZFtnjyym',
    'sub_ID6MOhgkcoHj9I',
    NODE_SECRET,
    '601f383334975c714c91a7d97dd723eb56520318355863dcf3821c0d07a17693',
  ],
  [
    'plink_IH3cNucfVEgV68|TSsd1989|paid',
    'pay_IH3d0ara9bSsjQ',
    NODE_SECRET,
    '07ae18789e35093e51d0a491eb9922646f3f82773547e5b0f67ee3f2d3bf7d5b',
  ],
  [
    'fake_payment_id',
    'fake_other_id',
    'key_secret',
    '3dabcab8ca113e7994cf78c80f8d50974ddfb2d380029743f30a6d67934cd845',
  ],
])('%s with %s is signed as Razorpay signs it', (first, second, secret, signature) => {
  expect(checkoutSignature(first, second, secret)).toBe(signature)
})

test.each([
  ['{"a":1,"b":2,"c":{"d":3}}', '123456', '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc'],
  [
    'order_123456789|pay_1234567890',
    'chosen_webhook_secret',
    '0c24222f628d6c36a0bd4604537228b9bae972d3986dc89172c60abafbd3c232',
  ],
])('the webhook body %s is signed as Razorpay signs it', (body, secret, signature) => {
  expect(webhookSignature(body, secret)).toBe(signature)
})
