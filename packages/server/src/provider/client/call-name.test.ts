// The names of calls to the provider hold no id, whatever the path holds.
import { expect, test } from 'vitest'
import { callName } from './call-name.ts'

test.each([
  ['/orders', 'GET /orders'],
  ['/orders?receipt=a1b2', 'GET /orders'],
  ['/orders/order_Abc123/payments', 'GET /orders/:id/payments'],
  ['/payments/pay_Abc123/refunds?count=100', 'GET /payments/:id/refunds'],
  ['/payments/ravi%40upi', 'GET /payments/:id'],
  ['/settlements/recon/combined?year=2026', 'GET /settlements/recon/combined'],
  ['/disputes/disp_1', 'GET /disputes/:id'],
])('%s', (path, name) => {
  expect(callName({ method: 'GET', path })).toBe(name)
})
