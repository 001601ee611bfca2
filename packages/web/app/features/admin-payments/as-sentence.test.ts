// Tests which words begin a sentence with a capital.
import { expect, test } from 'vitest'
import { asSentence } from './as-sentence.ts'

test.each([
  ['we’ll ask Razorpay', 'We’ll ask Razorpay'],
  ['rejected by us: decide', 'Rejected by us: decide'],
  ['pay_6051HX6LYh8D2P, unknown', 'pay_6051HX6LYh8D2P, unknown'],
])('%s begins a sentence as %s', (reason, sentence) => {
  expect(asSentence(reason)).toBe(sentence)
})
