// Disputes in tests, as the provider answers and its events report them.
import type { TestApp } from '../app.ts'
import { feedOf } from '../feed.ts'
import { CHARGE_PAISE, control } from '../paying.ts'
import { aContribution } from './orders.ts'
import { answerOnce, outcomeOfWebhook } from './webhooks.ts'

type Disputed = { id: string; paymentId: string }

/** A contribution, and the id of its dispute, which nobody has reported. */
export async function aDisputed(test: TestApp) {
  const { box, paymentId } = await aContribution(test)
  return { box, paymentId, id: await openDispute(test, paymentId) }
}

/** Opened by the payer's bank; no webhook reports it. Answers its id. */
export async function openDispute(test: TestApp, paymentId: string): Promise<string> {
  const path = `/payments/${paymentId}/dispute`
  return (await control<{ id: string }>(test, 'POST', path, { webhooks: false })).id
}

/** As the provider documents the entity (api/disputes/entity.md); `payment.dispute.*` delivers it beside the payment. */
export const dispute = ({ id, paymentId }: Disputed, status: string, more: object = {}) => ({
  id,
  entity: 'dispute',
  payment_id: paymentId,
  amount: CHARGE_PAISE,
  currency: 'INR',
  amount_deducted: status === 'lost' ? CHARGE_PAISE : 0,
  reason_code: 'chargeback',
  respond_by: 1795000000,
  status,
  phase: 'chargeback',
  created_at: 1794000000,
  ...more,
})

/** Sends the event `payment.dispute.…`, as which the provider has the dispute, and answers its outcome. */
export async function sendDispute(test: TestApp, event: string, entity: { id: string }) {
  await answerOnce(test, `/disputes/${entity.id}`, entity)
  return outcomeOfWebhook(
    test,
    JSON.stringify({ entity: 'event', event: `payment.dispute.${event}`, payload: { dispute: { entity } } }),
  )
}

/** The lines of a box's feed that say why money went back. */
export async function refundsInFeedOf(test: TestApp, boxId: string): Promise<string[]> {
  const lines = await feedOf(test, { event_box_id: boxId })
  return lines
    .filter(({ action }) => action === 'contribution-refunded')
    .map(({ description }) => description)
}
