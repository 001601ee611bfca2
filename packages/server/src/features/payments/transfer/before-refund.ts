// Reverses the host's part of a refund before the provider is asked for the refund.
import { NO_BOX } from '@lifafa/contract/fields/box-id'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { findTransferOfPayment } from '../../transfers/reads.ts'
import { reconcileTransfer } from './reconcile-transfer.ts'
import { refuseUnprocessed } from './refuse-unprocessed.ts'
import { reverseOfLostBox } from './reverse-of-lost-box.ts'

type Deps = Pick<Services, 'db' | 'provider' | 'now'>

/**
 * Nothing where the payment is no contribution, or was not transferred: a second payment of an order goes back from what it brought
 * itself. Throws ProviderError: also while the transfer is not carried out yet, or on hold with its reversal refused, since guest and
 * host must not both have the money.
 */
export async function reverseBeforeRefund(deps: Deps, paymentId: string): Promise<void> {
  const known = await findTransferOfPayment(deps.db, paymentId)
  if (!known) return reverseTransfersOfLostBox(deps, paymentId)
  const { transfer, refusedPaise } = await reconcileTransfer(deps, known)
  refuseUnprocessed(transfer.provider_transfer_id, transfer.state)
  if (refusedPaise > 0)
    throw new ProviderError('unavailable', `the reversal of ${transfer.provider_transfer_id} is refused`)
}

/** Of a gift to a box that a restored backup lacks. While a reversal is refused, the refund waits, until the transfer is settled. */
async function reverseTransfersOfLostBox({ db, provider }: Deps, paymentId: string): Promise<void> {
  const order = await db
    .selectFrom('payments')
    .innerJoin('payment_orders', (join) =>
      join
        .onRef('payment_orders.id', '=', 'payments.payment_order_id')
        .onRef('payment_orders.event_box_id', '=', 'payments.event_box_id'),
    )
    .select('provider_order_id')
    .where('payments.id', '=', paymentId)
    .where('payments.event_box_id', '=', NO_BOX)
    .executeTakeFirst()
  if (order?.provider_order_id) await reverseOfLostBox(provider, order.provider_order_id)
}
