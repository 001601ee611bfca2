// Takes the host's part of a refund back from the linked account before the provider is asked for the refund.
import { NO_BOX } from '@lifafa/contract/fields/box-id'
import { sql } from 'kysely'
import type { Row } from '../../../db/tables.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { stateOf } from '../../transfers/rules.ts'
import { seeThrough } from './see-through.ts'

type Deps = Pick<Services, 'db' | 'provider' | 'now'>

/**
 * Nothing where the payment is no contribution, or was not transferred: a second payment of an order goes back from what it brought
 * itself. Throws ProviderError: also while the transfer is still under way, or held and its reversal refused: the guest and the host
 * must not both have the money.
 */
export async function reverseBeforeRefund(deps: Deps, paymentId: string): Promise<void> {
  const { rows } = await sql<Row<'transfers'>>`
    select t.* from contributions c
    join transfers t on t.payment_order_id = c.payment_order_id and t.event_box_id = c.event_box_id
    where c.payment_id = ${paymentId}`.execute(deps.db)
  const [transfer] = rows
  if (!transfer) return reverseOfLostBox(deps, paymentId)
  const { transfer: seen, refusedPaise } = await seeThrough(deps, transfer)
  refuseUnprocessed(seen.provider_transfer_id, seen.state)
  if (refusedPaise > 0)
    throw new ProviderError(
      'unavailable',
      `the provider refused to reverse transfer ${seen.provider_transfer_id}`,
    )
}

/**
 * A gift to a box that a restored backup lacks has its transfer at the provider alone, which would let it go to the host: all of it comes
 * back. Where that is refused, the refund waits, until it is with the host.
 */
async function reverseOfLostBox({ db, provider }: Deps, paymentId: string): Promise<void> {
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
  if (!order?.provider_order_id) return
  const { notes } = await provider.fetchOrder(order.provider_order_id)
  if (notes.linked_account === undefined) return
  for (const transfer of await provider.route.listTransfersOfOrder(order.provider_order_id)) {
    refuseUnprocessed(transfer.id, stateOf(transfer))
    const leftPaise = transfer.amount - transfer.amount_reversed
    if (stateOf(transfer) === 'processed' && transfer.settlement_status !== 'settled' && leftPaise > 0)
      await provider.route.reverseTransfer(transfer.id, leftPaise)
  }
}

/** It could not be reversed yet. */
function refuseUnprocessed(transferId: string, state: Row<'transfers'>['state']): void {
  if (state === 'created' || state === 'pending')
    throw new ProviderError('unavailable', `transfer ${transferId} is not carried out yet`)
}
