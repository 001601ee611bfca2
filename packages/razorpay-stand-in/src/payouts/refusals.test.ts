// Payouts that RazorpayX refuses: their key, their fields, the name of their contact.
import { expect, test } from 'vitest'
import { COMPOSITE_PAYOUT, PAYOUT_KEY } from '../../test/payout.ts'
import { openStandIn } from '../../test/stand-in.ts'

test('a payout without a key is refused', async () => {
  const { post } = await openStandIn()
  const { status, body } = await post('/v1/payouts', COMPOSITE_PAYOUT)
  expect([status, body.error.field]).toEqual([400, 'X-Payout-Idempotency'])
})

test.each([
  ['an amount over one lakh', { amount: 1_00_000_01 }],
  ['an amount under one rupee', { amount: 99 }],
  ['a mode in lower case', { mode: 'upi' }],
  ['a narration with a sign', { narration: 'Gift #1' }],
  [
    'a VPA that is nobody’s',
    { fund_account: { ...COMPOSITE_PAYOUT.fund_account, vpa: { address: 'unknown@razorpay' } } },
  ],
  [
    'a type of contact in capitals',
    {
      fund_account: {
        ...COMPOSITE_PAYOUT.fund_account,
        contact: { ...COMPOSITE_PAYOUT.fund_account.contact, type: 'Customer' },
      },
    },
  ],
  ['a narration of 31 characters', { narration: 'a'.repeat(31) }],
  ['a reference of 41 characters', { reference_id: 'a'.repeat(41) }],
  ['a field that is not known', { hurry: true }],
  ['a VPA without handle', { fund_account: { ...COMPOSITE_PAYOUT.fund_account, vpa: { address: 'asha' } } }],
])('%s is refused', async (_name, fields) => {
  const { post } = await openStandIn()
  expect((await post('/v1/payouts', { ...COMPOSITE_PAYOUT, ...fields }, PAYOUT_KEY)).status).toBe(400)
})

test.each(['abc', 'a'.repeat(37), 'a/b/c/d'])('the key %s is refused', async (odd) => {
  const { post } = await openStandIn()
  expect((await post('/v1/payouts', COMPOSITE_PAYOUT, { 'X-Payout-Idempotency': odd })).status).toBe(400)
})

test.each(['Al', 'A'.repeat(51), 'अनन्या राव', 'Asha (Rao)', 'Asha & Rao', 'Asha-'])(
  'the name %s is refused',
  async (name) => {
    const { post } = await openStandIn()
    const contact = { ...COMPOSITE_PAYOUT.fund_account.contact, name }
    const { status, body } = await post(
      '/v1/payouts',
      { ...COMPOSITE_PAYOUT, fund_account: { ...COMPOSITE_PAYOUT.fund_account, contact } },
      PAYOUT_KEY,
    )
    expect([status, body.error.field]).toEqual([400, 'name'])
  },
)
