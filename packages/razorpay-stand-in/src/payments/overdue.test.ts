// Payments that wait too long: for the bank, or for their capture.
import { expect, test } from 'vitest'
import { MANUAL_CAPTURE, openStandIn } from '../../test/stand-in.ts'

test('a pending payment fails after ten minutes, an uncaptured one is refunded after three days', async () => {
  const { post, get, createOrder, pay } = await openStandIn()
  const unanswered = await pay((await createOrder()).id, { outcome: 'begin' })
  const uncaptured = await pay((await createOrder(MANUAL_CAPTURE)).id)
  const statuses = async () =>
    Promise.all(
      [unanswered, uncaptured].map(
        async (p) => (await get(`/v1/payments/${p.razorpay_payment_id}`)).body.status,
      ),
    )
  await post('/stand-in/clock', { advanceSeconds: 9 * 60 })
  expect(await statuses()).toEqual(['created', 'authorized'])
  await post('/stand-in/clock', { advanceSeconds: 60 })
  expect(await statuses()).toEqual(['failed', 'authorized'])
  await post('/stand-in/clock', { advanceSeconds: 3 * 86_400 })
  expect(await statuses()).toEqual(['failed', 'refunded'])
})
