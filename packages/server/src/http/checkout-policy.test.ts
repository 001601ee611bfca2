// What the guest's page lets in for the checkout: the provider's own origins, and not one for the stand-in's.
import { expect, test } from 'vitest'
import { checkoutSources } from './checkout-policy.ts'

test('the stand-in’s script brings its own origin, and nothing of the provider', () => {
  expect(checkoutSources('http://localhost:4010/v1/checkout.js')).toEqual({
    scripts: 'http://localhost:4010',
    frames: 'http://localhost:4010',
    connects: 'http://localhost:4010',
    images: '',
    forms: '',
  })
})

test('the provider’s script brings what its dialog needs: its API, its pictures, and the UPI apps', () => {
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
