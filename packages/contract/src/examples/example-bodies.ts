// A valid body for each endpoint that has one: the examples of the API's description, and what tests begin from. No page of a browser loads it.

const password = { password: 'marigold & ivory', confirm_password: 'marigold & ivory' }
const newPassword = { new_password: 'marigold & ivory', confirm_password: 'marigold & ivory' }
const person = { first_name: 'Asha', last_name: 'Rao', phone_number: '9876543210', address: '12 MG Road' }
const box = { name: 'Asha weds Aarav', location: 'Pune', marriage_date: '2026-11-21', message: 'Do come' }
const couple = { groom_name: 'Aarav Mehta', bride_name: 'Asha Rao' }
const payment = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab12' }
const guest = { name: 'Ravi', phone: '9876543210', address: 'Pune' }
const giftid = '1'.repeat(22)
const gift = { order: '123e4567-e89b-42d3-a456-426614174000', box: giftid }

const bodies: Record<string, Record<string, unknown>> = {
  'POST /auth/register': {
    ...person,
    ...password,
    email: 'asha@example.com',
    upi_id: null,
    agreed_to_terms: true,
    agreed_to_refund_policy: true,
  },
  'POST /auth/verify-otp': { email: 'asha@example.com', otp_code: '012345' },
  'POST /auth/resend-otp': { email: 'asha@example.com', password: 'x' },
  'POST /auth/login': { email: 'asha@example.com', password: 'x' },
  'POST /auth/logout': { refresh: 'token' },
  'POST /auth/forgot-password': { email: 'asha@example.com' },
  'POST /auth/reset-password': { ...newPassword, email: 'asha@example.com', otp_code: '012345' },
  'POST /auth/token/refresh': { refresh: 'token' },
  'PATCH /settings/user/update': { ...person, upi_id: 'a@okicici' },
  'POST /settings/user/upi-id/ask': { upi_id: 'a@okicici' },
  'POST /settings/user/upi-id/answer': { upi_id: 'a@okicici', answer: 'yes' },
  'POST /settings/user/linked-account': { upi_id: 'a@okicici', pan: 'ABCPE1234F' },
  'POST /settings/user/change-password': { current_password: 'x', new_password: 'marigold' },
  'POST /settings/user/delete': { current_password: 'x' },
  'POST /settings/user/export': { current_password: 'x' },
  'POST /settings/user/rate-us': {
    rating: 5,
    feedback: 'Lovely',
    timestamp: '2026-11-21T10:00:00.000Z',
    platform: 'Mozilla/5.0',
  },
  'POST /dashboard/generate_giftbook': { ...box, ...couple, event_type: 'marriage' },
  'PUT /dashboard/giftbooks/:id/update': { ...box, groom_name: '', bride_name: '' },
  'PATCH /dashboard/giftbooks/:id/guests/:guest/name': { name: 'Sunita Deshpande' },
  'PATCH /dashboard/giftbooks/:id/guests/:guest/thanked': { thanked: true },
  'PATCH /settings/user/thank-you': { en: 'Thank you, {name}!', hi: '' },
  'PATCH /dashboard/giftbooks/:id/contributions/:contribution/blessing': { hidden: true },
  'POST /payment/create-order': {
    ...guest,
    amount: 52_104,
    giftid,
    request_key: '123e4567-e89b-42d3-a456-426614174000',
  },
  'POST /payment/status': { request_key: '0d9a1f8e-58a0-4b1c-9a3c-0d1a2b3c4d5e' },
  'POST /payment/verify': { ...payment, ...guest, giftid },
  'POST /contact/submit': { name: 'Asha', email: 'asha@example.com', subject: 'Hello', message: 'A\nB' },
  'POST /admin/login': { email: 'admin@example.com', password: 'x' },
  'POST /admin/register': {
    ...password,
    name: 'Admin',
    email: 'admin@example.com',
    django_secret_key: 'secret',
  },
  'POST /admin/verify-otp': { email: 'admin@example.com', otp_code: '012345' },
  'POST /admin/forgot-password': { email: 'admin@example.com' },
  'POST /admin/reset-password': { ...newPassword, email: 'admin@example.com', otp_code: '012345' },
  'POST /admin/token/refresh': { refresh: 'token' },
  'POST /admin/logout': { refresh: 'token' },
  'POST /admin/settings/change-password': { current_password: 'x', new_password: 'marigold & ivory' },
  'PATCH /admin/users/:id/status': { status: 'inactive' },
  'PATCH /admin/messages/:id': { answered: true },
  'POST /admin/payments/payouts/:id/mark-paid': {
    reference: '612345678901',
    upi_id: 'meera@okbank',
    amount_paise: 501_00,
    already_sent: false,
    is_shared: false,
  },
  'POST /admin/payments/payouts/:id/mark-returned': {
    reason: 'Account closed',
    upi_id_at_fault: true,
    reference: '612345678901',
    amount_paise: 501_00,
  },
  'POST /admin/payments/corrections': {
    amount: 100_50,
    debit_account: 'suspense',
    credit_account: 'platform_fee',
    debit_box: '',
    credit_box: '',
    reason: 'The gift was paid to us by bank transfer',
    request_key: '123e4567-e89b-42d3-a456-426614174000',
  },
  'POST /admin/payments/:id/refund': {
    amount: 10_400,
    reason: 'The guest gave twice',
    request_key: '123e4567-e89b-42d3-a456-426614174000',
    left_paise: 52_104,
    host_owes_paise: 0,
  },
  'POST /admin/payments/payouts/bank-file': {
    group: 'due',
    payouts: ['123e4567-e89b-42d3-a456-426614174000'],
  },
  'POST /admin/payments/payouts/bank-results/check': {
    rows: [
      {
        reference: '123e4567-e89b-42d3-a456-426614174000',
        bank_reference: '612345678901',
        status: 'Success',
        amount: '501.00',
        upi_id: null,
      },
    ],
  },
  'POST /admin/payments/payouts/bank-results': {
    rows: [
      {
        id: '123e4567-e89b-42d3-a456-426614174000',
        reference: '612345678901',
        upi_id: 'meera@okbank',
        amount_paise: 501_00,
        already_sent: false,
        is_shared: false,
      },
    ],
  },
  'POST /admin/payments/payouts/compared': { restored_at: '2026-11-22T10:00:00.000Z' },
  'POST /admin/guests/find': { text: '9876543210' },
  'POST /admin/guests/export': { gifts: [gift] },
  'POST /admin/guests/erase': { gifts: [gift] },
  'POST /admin/guests/phone': { id: 'pay_SFyYq3VcWj7Kb2' },
  'POST /admin/guests/correct': {
    ...gift,
    ...{ name: 'Sunita Deshpande', phone: '9876543210', address: '7 Station Road, Pune' },
  },
  'POST /admin/payments/flags/looked-at': { flags: ['123e4567-e89b-42d3-a456-426614174000'] },
}

/** A valid body for the endpoint, as it is parsed. */
export function exampleBody(endpoint: string): Record<string, unknown> {
  const body = bodies[endpoint]
  if (!body)
    throw new Error(
      `${endpoint} has no valid body: add one to packages/contract/src/examples/example-bodies.ts.`,
    )
  return body
}

/** What stands behind the `?` of calls that want something there. */
const queries: Record<string, Record<string, string>> = {
  'GET /admin/search': { text: 'Asha' },
  'GET /admin/payments/timeline': { id: 'pay_1' },
  'GET /admin/payments/provider-says': { id: 'pay_1' },
  'GET /dashboard/giftbooks/:id/statement': { format: 'pdf' },
}
export const exampleQuery = (endpoint: string): Record<string, string> => queries[endpoint] ?? {}
