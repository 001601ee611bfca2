// RazorpayX: paying a host's bank account, and asking a bank whose it is.
import { expect, test } from 'vitest'
import { COMPOSITE_PAYOUT, PAYOUT_KEY } from '../../test/payout.ts'
import { openStandIn } from '../../test/stand-in.ts'

const BANK_ACCOUNT = { name: 'Asha R. Rao', ifsc: 'HDFC0000053', account_number: '765432123456789' }
const contact = { name: 'Asha Rao', type: 'customer' }
const fundAccount = (more: object = {}) => ({
  account_type: 'bank_account',
  bank_account: { ...BANK_ACCOUNT, ...more },
  contact,
})
const payout = (more: object = {}) => ({
  ...COMPOSITE_PAYOUT,
  mode: 'IMPS',
  fund_account: fundAccount(),
  ...more,
})

test('a bank account is paid by IMPS; the same account is one fund account', async () => {
  const { post } = await openStandIn()
  const { status, body } = await post('/v1/payouts', payout(), PAYOUT_KEY)
  expect([status, body]).toMatchObject([
    200,
    { mode: 'IMPS', fund_account: { account_type: 'bank_account', bank_account: BANK_ACCOUNT, contact } },
  ])
  const again = await post('/v1/payouts', payout({ reference_id: 'payout-2' }), {
    'X-Payout-Idempotency': 'another key',
  })
  expect(again.body.fund_account_id).toBe(body.fund_account_id)
})

test.each([
  ['UPI to a bank account', payout({ mode: 'UPI' }), 'mode'],
  ['IMPS to a UPI ID', { ...COMPOSITE_PAYOUT, mode: 'IMPS' }, 'mode'],
  ['more than ₹5,00,000 by IMPS', payout({ amount: 5_00_000_01 }), 'amount'],
  ['less than ₹2,00,000 by RTGS', payout({ amount: 1_99_999_99, mode: 'RTGS' }), 'amount'],
  [
    'a name in Devanagari',
    payout({ fund_account: fundAccount({ name: 'आशा राव' }) }),
    'fund_account.bank_account.name',
  ],
  [
    'an IFSC without its zero',
    payout({ fund_account: fundAccount({ ifsc: 'HDFC1000053' }) }),
    'fund_account.bank_account.ifsc',
  ],
  [
    'four digits for an account',
    payout({ fund_account: fundAccount({ account_number: '1234' }) }),
    'fund_account.bank_account.account_number',
  ],
])('%s is refused', async (_name, body, field) => {
  const { post } = await openStandIn()
  const refused = await post('/v1/payouts', body, PAYOUT_KEY)
  expect([refused.status, refused.body.error.field]).toEqual([400, field])
})

test('NEFT and RTGS carry more', async () => {
  const { post } = await openStandIn()
  for (const mode of ['NEFT', 'RTGS']) {
    const key = { 'X-Payout-Idempotency': `by ${mode}` }
    expect((await post('/v1/payouts', payout({ mode, amount: 50_00_000_00 }), key)).status).toBe(200)
  }
})

test.each([
  ['765432123456789', 'active', 'ASHA R. RAO'],
  ['INVALID1', 'invalid', null],
  ['ANOTHER1', 'active', 'SURESH BABU'],
])('the bank says of account %s: %s, %s', async (account_number, account_status, registered_name) => {
  const { post, get } = await openStandIn()
  const { id } = (
    await post('/v1/fund_accounts/validations', {
      source_account_number: '7878780080316316',
      fund_account: fundAccount({ account_number }),
    })
  ).body
  expect((await get(`/v1/fund_accounts/validations/${id}`)).body).toMatchObject({
    status: 'completed',
    validation_results: { account_status, registered_name },
    fund_account: { bank_account: { account_number } },
  })
})

test('the balance falls with each payout', async () => {
  const { post, get } = await openStandIn()
  await post('/stand-in/behaviour', { payoutBalance: 60_000 })
  const balance = async () => (await get('/v1/banking_balances')).body.items[0]
  expect(await balance()).toMatchObject({
    entity: 'banking_balance',
    account_type: 'razorpayx_lite',
    amount: 60_000,
  })
  await post('/v1/payouts', payout(), PAYOUT_KEY)
  expect(await balance()).toMatchObject({ amount: 9_900, available_amount: 9_900 })
})
