// RazorpayX: paying a host's UPI ID.
import { expect, test } from 'vitest'
import { openStandIn } from '../../test/stand-in.ts'

const composite = {
  account_number: '7878780080316316',
  amount: 50100,
  currency: 'INR',
  mode: 'UPI',
  purpose: 'payout',
  reference_id: 'payout-1',
  narration: 'Wedding gifts',
  fund_account: {
    account_type: 'vpa',
    vpa: { address: 'asha@okbank' },
    contact: { name: 'Asha Rao', type: 'customer' },
  },
}
const key = { 'X-Payout-Idempotency': 'd290f1ee-6c54-4b01-90e6-d701748f0851' }

test('a composite payout makes its contact and fund account, and the same key pays once', async () => {
  const { post, get } = await openStandIn()
  const first = await post('/v1/payouts', composite, key)
  expect(first.body).toMatchObject({
    id: expect.stringMatching(/^pout_/),
    entity: 'payout',
    amount: 50100,
    status: 'processing',
    fees: 590,
    tax: 90,
    fund_account: { vpa: { username: 'asha', handle: 'okbank' }, contact: { name: 'Asha Rao' } },
  })
  expect((await post('/v1/payouts', composite, key)).body).toEqual(first.body)
  const other = await post('/v1/payouts', { ...composite, amount: 60000 }, key)
  expect(other.body.error.description).toBe('Different request body sent for the same Idempotency Header.')
  const found = await get('/v1/payouts?account_number=7878780080316316&reference_id=payout-1')
  expect(found.body).toMatchObject({ count: 1, items: [{ id: first.body.id }] })
})

test('a payout without a key is refused', async () => {
  const { post } = await openStandIn()
  const { status, body } = await post('/v1/payouts', composite)
  expect([status, body.error.field]).toEqual([400, 'X-Payout-Idempotency'])
})

test.each([
  ['an amount over one lakh', { amount: 1_00_000_01 }],
  ['an amount under one rupee', { amount: 99 }],
  ['a mode in lower case', { mode: 'upi' }],
  ['a narration with a sign', { narration: 'Gift #1' }],
  [
    'a VPA that is nobody’s',
    { fund_account: { ...composite.fund_account, vpa: { address: 'unknown@razorpay' } } },
  ],
  [
    'a type of contact in capitals',
    {
      fund_account: {
        ...composite.fund_account,
        contact: { ...composite.fund_account.contact, type: 'Customer' },
      },
    },
  ],
  ['a narration of 31 characters', { narration: 'a'.repeat(31) }],
  ['a reference of 41 characters', { reference_id: 'a'.repeat(41) }],
  ['a field that is not known', { hurry: true }],
  ['a VPA without handle', { fund_account: { ...composite.fund_account, vpa: { address: 'asha' } } }],
])('%s is refused', async (_name, fields) => {
  const { post } = await openStandIn()
  expect((await post('/v1/payouts', { ...composite, ...fields }, key)).status).toBe(400)
})

test('the same contact and the same fund account are not made twice', async () => {
  const { post } = await openStandIn()
  const contact = { name: 'Asha Rao', reference_id: 'host-1' }
  const first = await post('/v1/contacts', contact)
  expect((await post('/v1/contacts', contact)).body.id).toBe(first.body.id)
  const account = { account_type: 'vpa', contact_id: first.body.id, vpa: { address: 'asha@okbank' } }
  const made = await post('/v1/fund_accounts', account)
  expect((await post('/v1/fund_accounts', account)).body).toEqual(made.body)
})

test('a payout moves as documented and no other way', async () => {
  const { post } = await openStandIn()
  const { body } = await post('/v1/payouts', composite, key)
  const move = (status: string) => post(`/stand-in/payouts/${body.id}/state`, { status })
  expect((await move('processed')).body).toMatchObject({
    status: 'processed',
    utr: expect.stringMatching(/^\d{12}$/),
  })
  expect((await move('failed')).status).toBe(400)
  expect((await move('reversed')).body.status).toBe('reversed')
  expect((await move('processed')).status).toBe(400)
})

test.each(['abc', 'a'.repeat(37), 'a/b/c/d'])('the key %s is refused', async (odd) => {
  const { post } = await openStandIn()
  expect((await post('/v1/payouts', composite, { 'X-Payout-Idempotency': odd })).status).toBe(400)
})

test('a low account queues a payout that may be queued, refuses another, and sends the first once it is filled', async () => {
  const { post, get } = await openStandIn()
  await post('/stand-in/behaviour', { payoutBalance: 50_099 })
  const refused = await post('/v1/payouts', composite, key)
  expect([refused.status, refused.body.error.reason]).toEqual([400, 'insufficient_funds'])
  const queued = await post('/v1/payouts', { ...composite, queue_if_low_balance: true }, key)
  expect(queued.body).toMatchObject({ status: 'queued', fees: 0 })
  expect((await post('/stand-in/behaviour', { payoutBalance: 60_000 })).body.payoutBalance).toBe(9_900)
  expect((await get(`/v1/payouts/${queued.body.id}`)).body).toMatchObject({ status: 'processing', fees: 590 })
})

test.each(['Al', 'A'.repeat(51), 'अनन्या राव', 'Asha (Rao)', 'Asha & Rao', 'Asha-'])(
  'the name %s is refused',
  async (name) => {
    const { post } = await openStandIn()
    const contact = { ...composite.fund_account.contact, name }
    const { status, body } = await post(
      '/v1/payouts',
      { ...composite, fund_account: { ...composite.fund_account, contact } },
      key,
    )
    expect([status, body.error.field]).toEqual([400, 'name'])
  },
)
