// Follows a webhook about a transfer: the provider is asked how it stands.
import type { Services } from '../../../services.ts'
import { locateOrder } from '../reads/orders.ts'
import { syncTransfer } from './record-transfer.ts'

type Deps = Pick<Services, 'db' | 'provider'> & { now: Date }

/** Answers the outcome in a word. Throws ProviderError. */
export async function applyTransferEvent(deps: Deps, orderId: string): Promise<string> {
  const place = await locateOrder(deps.db, orderId)
  const transfer =
    place &&
    (await deps.db
      .selectFrom('transfers')
      .selectAll()
      .where('payment_order_id', '=', place.payment_order_id)
      .where('event_box_id', '=', place.event_box_id)
      .executeTakeFirst())
  if (!transfer) return 'unknown-transfer'
  const { state } = await syncTransfer(deps, transfer)
  return `transfer-${state}`
}
