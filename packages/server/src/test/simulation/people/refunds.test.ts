// The simulated administrator does at the provider's dashboard what it allows.
import {
  authorizePayment,
  beginPayment,
  capturePayment,
  openDispute,
} from '@lifafa/razorpay-stand-in/in-process'
import { expect, test } from 'vitest'
import { FIRST_SECRET, openProvider } from '../provider/provider.ts'
import { openWorld } from '../world.ts'
import { refundForeignPayments } from './refunds.ts'
import type { Surroundings } from './surroundings.ts'

async function aForeignPayment(disputeDeducted: 'at once' | 'when lost') {
  const world = openWorld(1, new Date('2026-11-21T12:00:00Z'))
  const provider = openProvider(world, () => {})
  const { standIn } = provider
  standIn.settings.write('disputeDeducted', disputeDeducted)
  const body = { amount: 10_400, currency: 'INR', receipt: 'a receipt' }
  await provider.answer({ method: 'POST', path: '/orders', body }, FIRST_SECRET)
  const [order] = provider.all('order')
  if (!order) throw new Error('The provider has made no order.')
  const payer = { vpa: 'success@razorpay', flow: 'intent' } as const
  const begun = beginPayment(standIn, order, payer, { currency: 'NPR' })
  const { id } = capturePayment(standIn, authorizePayment(standIn, begun))
  openDispute(standIn, id)
  refundForeignPayments({ world, provider } as Surroundings)
  return provider.getPayment(id)
}

test('a payment that a dispute has taken is not refunded beside it', async () => {
  expect(await aForeignPayment('at once')).toMatchObject({ amount_refunded: 0 })
  expect(await aForeignPayment('when lost')).toMatchObject({ amount_refunded: 10_400 })
})
