// Valid input of each public call, for tests of all calls.

import { ADMIN_PASSWORD, adminSignUpForm } from '../administrators/admins.ts'
import type { TestApp } from '../app.ts'
import { anEmail } from '../hosts/accounts.ts'

/** Valid input of public calls, so that they are answered by their actions and not by validation. */
export const publicBodies = (test: TestApp): Record<string, object> => {
  const email = anEmail()
  const chosen = { new_password: ADMIN_PASSWORD, confirm_password: ADMIN_PASSWORD }
  const key = { request_key: crypto.randomUUID() }
  const guest = { name: 'Ravi', phone: '9876543210', address: 'Pune', giftid: '1'.repeat(22) }
  const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab12' }
  return {
    'POST /auth/login': { email, password: 'x' },
    'POST /auth/verify-otp': { email, otp_code: '012345' },
    'POST /auth/resend-otp': { email },
    'POST /auth/forgot-password': { email },
    'POST /auth/reset-password': { email, otp_code: '012345', ...chosen },
    'POST /auth/token/refresh': { refresh: 'token' },
    'POST /auth/logout': { refresh: 'token' },
    'POST /payment/create-order': { ...guest, amount: 52_104 },
    'POST /payment/verify': { ...proof, ...guest },
    'POST /payment/status': key,
    'POST /contact/submit': { name: 'Asha', email, subject: 'Hello', message: 'Namaste' },
    'POST /admin/login': { email, password: 'x' },
    'POST /admin/register': adminSignUpForm(test, { django_secret_key: 'not the one' }),
    'POST /admin/verify-otp': { email, otp_code: '012345' },
    'POST /admin/forgot-password': { email },
    'POST /admin/reset-password': { email, otp_code: '012345', ...chosen },
    'POST /admin/token/refresh': { refresh: 'token' },
    'POST /admin/logout': { refresh: 'token' },
  }
}
