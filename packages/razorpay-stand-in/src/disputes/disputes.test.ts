// Disputes of a bank about a payment.
import { expect, test } from 'vitest'
import { openReceiver } from '../../test/receiver.ts'
import { openStandIn } from '../../test/stand-in.ts'

async function openDisputed() {
  const receiver = await openReceiver()
  const standIn = await openStandIn({ webhook: { url: receiver.url, secret: 's' } })
  const order = await standIn.createOrder()
  const { razorpay_payment_id: id } = await standIn.pay(order.id)
  const dispute = (await standIn.post(`/stand-in/payments/${id}/dispute`, {})).body
  return { ...receiver, ...standIn, id, dispute }
}

test('a dispute is reported, listed and fetched, and takes no money before it is lost', async () => {
  const { received, hasReceived, get, post, id, dispute } = await openDisputed()
  expect(dispute).toMatchObject({
    id: expect.stringMatching(/^disp_/),
    entity: 'dispute',
    payment_id: id,
    amount: 52104,
    amount_deducted: 0,
    status: 'open',
  })
  expect((await get('/v1/disputes')).body).toMatchObject({ entity: 'collection', count: 1, items: [dispute] })
  const lost = (await post(`/stand-in/disputes/${dispute.id}/state`, { status: 'lost' })).body
  expect(lost).toMatchObject({ status: 'lost', amount_deducted: 52104 })
  expect((await get(`/v1/disputes/${dispute.id}`)).body).toEqual(lost)
  await hasReceived(5)
  const told = received.filter(({ event }) => event.startsWith('payment.dispute.'))
  expect(told.map(({ event }) => event).sort()).toEqual(['payment.dispute.created', 'payment.dispute.lost'])
  expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
    contains: ['payment', 'dispute'],
    payload: { payment: { entity: { id } }, dispute: { entity: { id: dispute.id } } },
  })
})

test('a payment goes back once: a disputed one is not refunded, nor a refunded one disputed', async () => {
  const { post, id, dispute } = await openDisputed()
  await post(`/v1/payments/${id}/refund`, { amount: 10_000 })
  const lost = (await post(`/stand-in/disputes/${dispute.id}/state`, { status: 'lost' })).body
  expect(lost.amount_deducted).toBe(42_104)
  expect((await post(`/v1/payments/${id}/refund`, { amount: 100 })).status).toBe(400)
})

test('a dispute that is lost while all is being refunded takes its amount once that refund has failed', async () => {
  const { post, get, id, dispute } = await openDisputed()
  await post('/stand-in/behaviour', { refundStatus: 'pending' })
  const { body: refund } = await post(`/v1/payments/${id}/refund`)
  const lost = (await post(`/stand-in/disputes/${dispute.id}/state`, { status: 'lost' })).body
  expect(lost.amount_deducted).toBe(0)
  await post(`/stand-in/refunds/${refund.id}/state`, { status: 'failed' })
  expect((await get(`/v1/disputes/${dispute.id}`)).body.amount_deducted).toBe(52_104)
})

test('a decision is final, and an uncaptured payment cannot be disputed', async () => {
  const { post, createOrder, pay, dispute } = await openDisputed()
  const move = (status: string) => post(`/stand-in/disputes/${dispute.id}/state`, { status })
  expect((await move('under_review')).status).toBe(200)
  expect((await move('won')).status).toBe(200)
  expect((await move('lost')).status).toBe(400)
  const { error } = await pay((await createOrder()).id, { outcome: 'fail' })
  expect((await post(`/stand-in/payments/${error.metadata.payment_id}/dispute`, {})).status).toBe(400)
})

test('a dispute that is deducted at once gives its amount back when it is won', async () => {
  const { post, createOrder, pay, get } = await openDisputed()
  await post('/stand-in/behaviour', { disputeDeducted: 'at once' })
  const { razorpay_payment_id: id } = await pay((await createOrder()).id)
  const { body: opened } = await post(`/stand-in/payments/${id}/dispute`, {})
  expect(opened).toMatchObject({ status: 'open', amount_deducted: 52_104 })
  expect((await post(`/v1/payments/${id}/refund`, { amount: 100 })).status).toBe(400)
  await post(`/stand-in/disputes/${opened.id}/state`, { status: 'under_review' })
  const { body: won } = await post(`/stand-in/disputes/${opened.id}/state`, { status: 'won' })
  expect(won).toMatchObject({ status: 'won', amount_deducted: 0 })
  await post('/stand-in/settlements', {})
  const day = new Date(Date.now() + 5.5 * 3_600_000)
  const query = `year=${day.getUTCFullYear()}&month=${day.getUTCMonth() + 1}`
  const { items } = (await get(`/v1/settlements/recon/combined?${query}`)).body
  const lines = items.filter(({ dispute_id }: { dispute_id: string }) => dispute_id === opened.id)
  expect(lines.map(({ debit, credit }: { debit: number; credit: number }) => [debit, credit]).sort()).toEqual(
    [
      [0, 52_104],
      [52_104, 0],
    ],
  )
})

test.each([true, false])(
  'a won dispute is challenged in two more phases, with the same id: %s',
  async (same_id) => {
    const { post, dispute } = await openDisputed()
    let last = dispute
    for (const phase of ['pre_arbitration', 'arbitration']) {
      await post(`/stand-in/disputes/${last.id}/state`, { status: 'won' })
      const { body } = await post(`/stand-in/disputes/${last.id}/challenge`, { same_id })
      expect(body).toMatchObject({ status: 'open', phase, amount_deducted: 0 })
      expect(body.id === last.id).toBe(same_id)
      last = body
    }
    await post(`/stand-in/disputes/${last.id}/state`, { status: 'won' })
    expect((await post(`/stand-in/disputes/${last.id}/challenge`, { same_id })).status).toBe(400)
  },
)
