// The administrators' payment pages: who has access, and which queries are refused.
import { expect, test, UNKNOWN_ID } from '../../test/administrators/admin-payment-test.ts'
import { call } from '../../test/fixtures.ts'
import { insertHost } from '../../test/rows.ts'

const calls = [
  ['GET', '/admin/payments/to-do'],
  ['GET', '/admin/payments/flags'],
  ['POST', '/admin/payments/flags/looked-at'],
  ['GET', '/admin/payments/payouts'],
  ['POST', `/admin/payments/payouts/${UNKNOWN_ID}/mark-paid`],
  ['GET', '/admin/payments/books'],
  ['GET', '/admin/payments/timeline?id=pay_1'],
  ['GET', '/admin/payments/provider-says?id=pay_1'],
  ['GET', '/admin/audit-log'],
] as const

test('only administrators have access', async ({ app }) => {
  const host = await insertHost(app.services.db)
  for (const what of calls) {
    expect(await call(app, what)).toMatchObject({ status: 401 })
    expect(await call(app, what, { hostId: host.id })).toMatchObject({ status: 401 })
  }
})

test.for([
  ['flags?page=0', 'page'],
  ['flags?show=everything', 'show'],
  ['flags?kind=everything', 'kind'],
  ['payouts?group=mine', 'group'],
  ['timeline', 'id'],
  [`timeline?id=${'x'.repeat(101)}`, 'id'],
] as const)('%s is refused, and the field is named', async ([path, field], { admin }) => {
  expect(await admin.call(['GET', `/admin/payments/${path}`])).toMatchObject({
    status: 400,
    body: { errors: { [field]: [expect.any(String)] } },
  })
})
