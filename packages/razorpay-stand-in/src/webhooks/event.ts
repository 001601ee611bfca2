// Builds the body of a webhook event.
import { presentPayout } from '../payouts/payout.ts'
import { presentSettlement } from '../settlements/settlement.ts'
import { presentInEvent } from '../validations/validation.ts'
import type { EventName, EventPayload } from './event-names.ts'

/** One account stands behind the stand-in's key. */
const ACCOUNT_ID = 'acc_StandIn0000001'

/** The body of a webhook, as text: built once, stored, and signed as it is. `createdAt` in unix seconds. */
export function eventBody(event: EventName, payload: EventPayload, createdAt: number): string {
  const { payout, settlement, 'fund_account.validation': validation, ...rest } = payload
  const shown = {
    // In an event with a refund and its payment the refund comes first, as in the docs.
    ...(rest.refund ? { refund: rest.refund } : {}),
    ...(rest.payment ? { payment: rest.payment } : {}),
    ...(rest.dispute ? { dispute: rest.dispute } : {}),
    ...(rest.order ? { order: rest.order } : {}),
    ...(settlement ? { settlement: presentSettlement(settlement) } : {}),
    ...(rest.transfer ? { transfer: rest.transfer } : {}),
    ...(rest.merchant_product ? { merchant_product: rest.merchant_product } : {}),
    ...(payout ? { payout: presentPayout(payout) } : {}),
    ...(validation ? { 'fund_account.validation': presentInEvent(validation) } : {}),
  }
  return JSON.stringify({
    entity: 'event',
    account_id: ACCOUNT_ID,
    event,
    contains: Object.keys(shown),
    payload: Object.fromEntries(Object.entries(shown).map(([name, entity]) => [name, { entity }])),
    created_at: createdAt,
  })
}
