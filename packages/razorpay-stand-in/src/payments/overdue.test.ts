// Payments that wait too long for the bank.
import { expect, test } from 'vitest'
import { openStandIn } from '../../test/stand-in.ts'

test('a pending payment fails after ten minutes', async () => {
  const { post, get, createOrder, pay } = await openStandIn()
  const { razorpay_payment_id: id } = await pay((await createOrder()).id, { outcome: 'begin' })
  const status = async () => (await get(`/v1/payments/${id}`)).body.status
  await post('/stand-in/clock', { advanceSeconds: 9 * 60 })
  expect(await status()).toBe('created')
  await post('/stand-in/clock', { advanceSeconds: 60 })
  expect(await status()).toBe('failed')
})
