// RazorpayX: paying a host's UPI ID.
import { expect, test } from 'vitest'
import { COMPOSITE_PAYOUT, PAYOUT_KEY } from '../../test/payout.ts'
import { openStandIn } from '../../test/stand-in.ts'

test('a payout makes its contact and fund account, and the same key pays once', async () => {
  const { post, get } = await openStandIn()
  const first = await post('/v1/payouts', COMPOSITE_PAYOUT, PAYOUT_KEY)
  expect(first.body).toMatchObject({
    id: expect.stringMatching(/^pout_/),
    entity: 'payout',
    amount: 50100,
    status: 'processing',
    fees: 590,
    tax: 90,
    fund_account: { vpa: { username: 'asha', handle: 'okbank' }, contact: { name: 'Asha Rao' } },
  })
  expect((await post('/v1/payouts', COMPOSITE_PAYOUT, PAYOUT_KEY)).body).toEqual(first.body)
  const other = await post('/v1/payouts', { ...COMPOSITE_PAYOUT, amount: 60000 }, PAYOUT_KEY)
  expect(other.body.error.description).toBe('Different request body sent for the same Idempotency Header.')
  const found = await get('/v1/payouts?account_number=7878780080316316&reference_id=payout-1')
  expect(found.body).toMatchObject({ count: 1, items: [{ id: first.body.id }] })
})

test('after seven days the same key and body are another payout', async () => {
  const { post } = await openStandIn()
  const days = (count: number) => post('/stand-in/clock', { advanceSeconds: count * 24 * 60 * 60 })
  const ids: string[] = []
  for (const count of [0, 6, 2]) {
    await days(count)
    ids.push((await post('/v1/payouts', COMPOSITE_PAYOUT, PAYOUT_KEY)).body.id)
  }
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('a payout moves as documented and no other way', async () => {
  const { post } = await openStandIn()
  const { body } = await post('/v1/payouts', COMPOSITE_PAYOUT, PAYOUT_KEY)
  const move = (status: string) => post(`/stand-in/payouts/${body.id}/state`, { status })
  expect((await move('processed')).body).toMatchObject({
    status: 'processed',
    utr: expect.stringMatching(/^\d{12}$/),
  })
  expect((await move('failed')).status).toBe(400)
  expect((await move('reversed')).body.status).toBe('reversed')
  expect((await move('processed')).status).toBe(400)
})

test('a low account queues a payout that may wait, refuses another, and sends the first once filled', async () => {
  const { post, get } = await openStandIn()
  await post('/stand-in/behaviour', { payoutBalance: 50_099 })
  const refused = await post('/v1/payouts', COMPOSITE_PAYOUT, PAYOUT_KEY)
  expect([refused.status, refused.body.error.reason]).toEqual([400, 'insufficient_funds'])
  const queued = await post('/v1/payouts', { ...COMPOSITE_PAYOUT, queue_if_low_balance: true }, PAYOUT_KEY)
  expect(queued.body).toMatchObject({ status: 'queued', fees: 0 })
  expect((await post('/stand-in/behaviour', { payoutBalance: 60_000 })).body.payoutBalance).toBe(9_900)
  expect((await get(`/v1/payouts/${queued.body.id}`)).body).toMatchObject({ status: 'processing', fees: 590 })
})
