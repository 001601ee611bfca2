// Reverses the transfers of a gift whose event box a restored backup lacks: our books have neither box nor transfers.
import { NO_BOX } from '@lifafa/contract/fields/box-id'
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import type { PaymentProvider } from '../../../provider/provider.ts'
import { stateOf } from '../../transfers/rules.ts'
import { refuseUnprocessed } from './refuse-unprocessed.ts'
import { listMadeTransfers } from './store-transfer.ts'

/**
 * All of them, whole: the provider would settle them to the host, and the guest has the money, or is about to get it. What is settled
 * stays with the host. Throws ProviderError: also while a transfer is not carried out yet.
 */
export async function reverseOfLostBox(provider: PaymentProvider, providerOrderId: string): Promise<void> {
  const reported = await provider.fetchOrder(providerOrderId)
  for (const transfer of await listMadeTransfers(provider.route, reported)) {
    refuseUnprocessed(transfer.id, stateOf(transfer))
    const leftPaise = transfer.amount - transfer.amount_reversed
    if (stateOf(transfer) === 'processed' && transfer.settlement_status !== 'settled' && leftPaise > 0)
      await provider.route.reverseTransfer(transfer.id, leftPaise)
  }
}

/** Makes the check of the payment's order due, if its box is lost: the payment was refunded, perhaps at the provider's dashboard. */
export const scheduleOfLostBox = (
  trx: Transaction<Database>,
  { payment_order_id }: Pick<Row<'payments'>, 'payment_order_id'>,
  now: Date,
): Promise<unknown> =>
  trx
    .updateTable('payment_orders')
    .set({ check_at: now })
    .where('id', '=', payment_order_id)
    .where('event_box_id', '=', NO_BOX)
    .where('names_lost_box', '=', true)
    .execute()
