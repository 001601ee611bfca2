// Tests that the endpoints are those of the specification, and that each has an OpenAPI description.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints, keyOf } from './test/all-endpoints.ts'

test('the endpoints are those of docs/specification.md §7 with their access, and these others [api-1]', () => {
  expect(endpoints.map((each) => `${each.access} ${keyOf(each)}`).sort()).toEqual(
    `
public POST /auth/register
public POST /auth/verify-otp
public POST /auth/resend-otp
public POST /auth/login
public POST /auth/logout
public POST /auth/forgot-password
public POST /auth/reset-password
public POST /auth/token/refresh
host GET /settings/user
host PATCH /settings/user/update
host POST /settings/user/upi-id/ask
host POST /settings/user/upi-id/answer
host POST /settings/user/linked-account
host POST /settings/user/change-password
host POST /settings/user/export
host POST /settings/user/delete
host GET /settings/user/sessions
host DELETE /settings/user/sessions/:id
host POST /settings/user/sessions/end-others
host POST /settings/user/rate-us
host GET /settings/user/rating
host GET /dashboard/get_dashboard_data
host POST /dashboard/generate_giftbook
host GET /event
host GET /dashboard/giftbooks
host GET /dashboard/giftbooks/:id
host PUT /dashboard/giftbooks/:id/update
host DELETE /dashboard/giftbooks/:id/delete
host GET /dashboard/giftbooks/:id/guests
host GET /dashboard/giftbooks/:id/guests/:guest/name
host PATCH /dashboard/giftbooks/:id/guests/:guest/name
host PATCH /dashboard/giftbooks/:id/guests/:guest/thanked
host GET /settings/user/thank-you
host PATCH /settings/user/thank-you
host GET /dashboard/giftbooks/:id/statement
host PATCH /dashboard/giftbooks/:id/contributions/:contribution/blessing
public GET /dashboard/giftbooks/public/:id
public GET /payment/guest-token
public POST /payment/create-order
public POST /payment/verify
public POST /payment/status
public POST /contact/submit
public POST /admin/login
public POST /admin/register
public POST /admin/verify-otp
public POST /admin/forgot-password
public POST /admin/reset-password
public POST /admin/token/refresh
public POST /admin/logout
admin POST /admin/settings/sign-out-everywhere
admin POST /admin/settings/change-password
admin GET /admin/settings/sessions
admin DELETE /admin/settings/sessions/:id
admin POST /admin/settings/sessions/end-others
admin GET /admin/dashboard/stats
admin GET /admin/dashboard/recent
admin GET /admin/users
admin GET /admin/users/:id
admin GET /admin/users/:id/boxes
admin GET /admin/users/:id/payouts
admin GET /admin/users/:id/activities
admin POST /admin/users/:id/end-sessions
admin GET /admin/boxes/:id/contributions
admin PATCH /admin/users/:id/status
admin DELETE /admin/users/:id
admin GET /admin/payments/to-do
admin GET /admin/payments/flags
admin POST /admin/payments/flags/looked-at
admin GET /admin/payments/payouts
admin POST /admin/payments/payouts/:id/mark-paid
admin POST /admin/payments/payouts/:id/mark-returned
admin POST /admin/payments/payouts/compared
admin POST /admin/payments/payouts/bank-file
admin POST /admin/payments/payouts/bank-results/check
admin POST /admin/payments/payouts/bank-results
admin GET /admin/payments/fee-invoices
admin GET /admin/payments/books
admin GET /admin/payments/timeline
admin GET /admin/payments/provider-says
admin GET /admin/search
admin POST /admin/payments/:id/refund
admin GET /admin/payments/corrections
admin POST /admin/payments/corrections
admin POST /admin/guests/find
admin POST /admin/guests/export
admin POST /admin/guests/erase
admin POST /admin/guests/correct
admin POST /admin/guests/phone
admin GET /admin/audit-log
admin GET /admin/messages
admin PATCH /admin/messages/:id
admin GET /admin/ratings
`
      .trim()
      .split('\n')
      .sort(),
  )
})

test('every endpoint has an OpenAPI description', () => {
  for (const each of endpoints) {
    for (const schema of [each.params, each.query, each.body])
      if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('type', 'object')
    expect(z.toJSONSchema(each.response)).toHaveProperty('type', 'object')
  }
})
