// Disputes in tests, as the provider's events report them.
import type { TestApp } from '../app.ts'
import { CHARGE_PAISE } from '../paying.ts'
import { aContribution } from './orders.ts'
import { outcomeOfWebhook } from './webhooks.ts'

type Disputed = { id: string; paymentId: string }

/** A contribution, and the id of its dispute to come. */
export async function aDisputed(test: TestApp) {
  const { box, paymentId } = await aContribution(test)
  return { box, paymentId, id: `disp_${paymentId}` }
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

/** Sends the event `payment.dispute.…`, and answers its outcome. */
export const sendDispute = (test: TestApp, event: string, entity: object) =>
  outcomeOfWebhook(
    test,
    JSON.stringify({ entity: 'event', event: `payment.dispute.${event}`, payload: { dispute: { entity } } }),
  )

/** The lines of a box's feed that say why money went back. */
export async function refundsInFeedOf({ services }: TestApp, boxId: string): Promise<string[]> {
  const rows = await services.db
    .selectFrom('activities')
    .select('description')
    .where('event_box_id', '=', boxId)
    .where('action', '=', 'contribution-refunded')
    .execute()
  return rows.map(({ description }) => description)
}
