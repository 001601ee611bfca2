// The guest's page allows the origins of the payment provider for checkout, and none for the stand-in.
import { expect, test } from 'vitest'
import { checkoutSources } from './checkout-policy.ts'

test('with the stand-in only its script’s origin is allowed, and nothing of the provider', () => {
  expect(checkoutSources('http://localhost:4010/v1/checkout.js')).toEqual({
    scripts: 'http://localhost:4010',
    frames: 'http://localhost:4010',
    connects: 'http://localhost:4010',
    images: '',
    forms: '',
  })
})

test('with the provider its API, pictures and UPI apps are allowed', () => {
  expect(checkoutSources('https://checkout.razorpay.com/v1/checkout.js')).toEqual({
    scripts: 'https://checkout.razorpay.com https://cdn.razorpay.com',
    frames:
      'https://checkout.razorpay.com https://api.razorpay.com upi: phonepe: tez: gpay: paytmmp: credpay: bhim:',
    connects:
      'https://api.razorpay.com https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com',
    images: 'https://cdn.razorpay.com',
    forms: 'https://api.razorpay.com',
  })
})
