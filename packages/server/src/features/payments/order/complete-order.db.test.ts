// Guests who are named after their payment was captured.
import { contributionsOf, verify } from '../../../test/paying.ts'
import { aPayment, WITHOUT_GUEST } from '../../../test/payments/orders.ts'
import { eventOf, outcomeOfWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'

test('a proof after the webhook fills in the guest’s details; a second one does not', async ({ app }) => {
  const { box, proof, paymentId } = await aPayment(app, WITHOUT_GUEST)
  expect(await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))).toBe('contributed')
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: null, guest_address: null }])
  await verify(app, proof)
  await verify(app, proof, { name: 'Somebody Else', address: 'Elsewhere' })
  expect(await contributionsOf(app, box.id)).toMatchObject([
    { guest_name: 'Sunita Deshpande', guest_phone: '9876543210', guest_address: '7 Station Road, Pune' },
  ])
})
