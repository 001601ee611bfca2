// The Route API: linked accounts, transfers with orders, holds and reversals.
import { expect, test } from 'vitest'
import { openStandIn } from '../../test/stand-in.ts'

const DAY = 86_400
const KEY = '53cda91c-8f81-4e77-bbb9-7388f4ac6bf4'

const account = (vpa = 'asha@okbank') => ({
  type: 'route',
  tnc_accepted: true,
  reference_id: 'host-1',
  legal_business_name: 'Asha Sharma',
  business_type: 'individual',
  email: 'asha@example.com',
  phone: '+919876543210',
  legal_info: { pan: 'ABCDE1234F' },
  settlement_accounts: [
    { method: 'upi', upi: { vpa, beneficiary_name: 'Asha Sharma', currency: 'INR', is_default: true } },
  ],
})

const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * DAY

/** An order of ₹521.04 with ₹501 for a linked account, held for ten days, and its payment. */
async function aPaidOrder(standIn: Awaited<ReturnType<typeof openStandIn>>) {
  const { id: recipient } = (await standIn.post('/v2/accounts', account())).body
  const order = await standIn.createOrder({
    transfers: [
      { account: recipient, amount: 50100, currency: 'INR', on_hold: true, on_hold_until: inDays(10) },
    ],
  })
  await standIn.pay(order.id)
  return { order, recipient, transferId: order.transfers[0].id }
}

test('an account is made once for a key, whole or not at all', async () => {
  const { post } = await openStandIn()
  const create = (body: object) => post('/v2/accounts', body, { 'Idempotency-Key': KEY })
  const made = await create(account())
  expect(made.body).toMatchObject({
    status: 'created',
    activation_status: 'activated',
    reference_id: 'host-1',
  })
  expect((await create(account())).body.id).toBe(made.body.id)
  expect((await create(account('ravi@okbank'))).status).toBe(400)
  expect((await post('/v2/accounts', account('failure@razorpay'))).body.error.description).toBe(
    'The VPA provided does not exist or is inactive.',
  )
  expect((await post('/v2/accounts', { ...account(), legal_info: { pan: '1' } })).status).toBe(400)
})

test('a transfer is carried out with the payment, and is held until its day', async () => {
  const standIn = await openStandIn()
  const { order, recipient, transferId } = await aPaidOrder(standIn)
  expect(order.transfers).toMatchObject([{ status: 'created', recipient, source: order.id, amount: 50100 }])
  const { transfers } = (await standIn.get(`/v1/orders/${order.id}?expand[]=transfers`)).body
  expect(transfers.items).toMatchObject([
    { id: transferId, status: 'processed', settlement_status: 'on_hold', fees: 148 },
  ])
  const hold = { on_hold: true, on_hold_until: inDays(20) }
  expect((await standIn.call('PATCH', `/v1/transfers/${transferId}`, hold)).body).toMatchObject(hold)
  const settlementStatusAfter = async (days: number) => {
    await standIn.post('/stand-in/clock', { advanceSeconds: days * DAY })
    return (await standIn.get(`/v1/transfers/${transferId}`)).body.settlement_status
  }
  expect(await settlementStatusAfter(15)).toBe('on_hold')
  expect(await settlementStatusAfter(6)).toBe('settled')
  expect((await standIn.post(`/v1/transfers/${transferId}/reversals`)).body.error.reason).toBe(
    'insufficient_balance',
  )
})

test('no more is reversed than was transferred, and each reversal is listed', async () => {
  const standIn = await openStandIn()
  const { transferId } = await aPaidOrder(standIn)
  const reverse = (amount: number) => standIn.post(`/v1/transfers/${transferId}/reversals`, { amount })
  expect((await reverse(10000)).body).toMatchObject({ entity: 'reversal', amount: 10000 })
  expect((await reverse(40101)).status).toBe(400)
  expect((await reverse(40100)).status).toBe(200)
  const transfer = (await standIn.get(`/v1/transfers/${transferId}`)).body
  expect(transfer).toMatchObject({ status: 'reversed', amount_reversed: 50100, settlement_status: null })
  expect((await standIn.get(`/v1/transfers/${transferId}/reversals`)).body.items).toHaveLength(2)
})

test.each([
  ['more than the order', { amount: 52105 }],
  ['less than a rupee', { amount: 99 }],
  ['a hold that is over', { on_hold_until: 1 }],
  ['another currency', { currency: 'USD' }],
  ['an unknown account', { account: 'acc_00000000000000' }],
])('a transfer of %s is refused, with its order', async (_what, fields) => {
  const { post, get } = await openStandIn()
  const { id } = (await post('/v2/accounts', account())).body
  const transfer = { account: id, amount: 50100, currency: 'INR', on_hold: true, ...fields }
  const refused = await post('/v1/orders', { amount: 52104, currency: 'INR', transfers: [transfer] })
  expect(refused.status).toBe(400)
  expect((await get('/v1/orders')).body.items).toEqual([])
})

test('to a UPI ID no more than ₹1,00,000 is transferred at once', async () => {
  const { post } = await openStandIn()
  const { id } = (await post('/v2/accounts', account())).body
  const transfers = [{ account: id, amount: 1_00_000_01, currency: 'INR' }]
  const refused = await post('/v1/orders', { amount: 2_00_000_00, currency: 'INR', transfers })
  expect(refused.body.error.reason).toBe('amount_exceeds_vpa_limit')
})

test('a transfer to an account that was suspended meanwhile fails, and no order names it any more', async () => {
  const standIn = await openStandIn()
  const { post, get, pay, createOrder } = standIn
  const { id } = (await post('/v2/accounts', account())).body
  const transfers = [{ account: id, amount: 50100, currency: 'INR' }]
  const order = await createOrder({ transfers })
  await post(`/stand-in/accounts/${id}/state`, { status: 'suspended' })
  await pay(order.id)
  const { transfers: made } = (await get(`/v1/orders/${order.id}?expand[]=transfers`)).body
  expect(made.items).toMatchObject([{ status: 'failed', settlement_status: null }])
  expect((await post('/v1/orders', { amount: 52104, currency: 'INR', transfers })).status).toBe(400)
})

test('the settlement has the payment less the transfer and its fee', async () => {
  const standIn = await openStandIn()
  await aPaidOrder(standIn)
  await standIn.post('/stand-in/clock', { advanceSeconds: 7 * DAY })
  const { items } = (await standIn.get('/v1/settlements')).body
  expect(items).toMatchObject([{ amount: 52104 - 1230 - 50100 - 148 }])
})
