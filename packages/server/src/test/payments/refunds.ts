// Refunds in tests, made by hand at the provider's dashboard, and the events that report them.
import type { ProviderRefund } from '../../provider/objects/refunds.ts'
import type { TestApp } from '../app.ts'
import { sendWebhook } from './webhooks.ts'

/** Refunds at the provider's dashboard; its webhook is delivered `times` times. */
export async function refundByHand(test: TestApp, paymentId: string, paise: number, times = 1) {
  const entity = await test.services.provider.refundPayment(paymentId, paise, `by-hand-${paymentId}-${paise}`)
  await sendRefundEvent(test, 'refund.processed', entity, times)
  return entity
}

export const sendRefundEvent = (test: TestApp, event: string, entity: ProviderRefund, times = 1) =>
  Promise.all(
    Array.from({ length: times }, () =>
      sendWebhook(test, JSON.stringify({ entity: 'event', event, payload: { refund: { entity } } })),
    ),
  )
