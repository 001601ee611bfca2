// Stores the transfer of an order as the provider has made it with the order.
import { splitCharge } from '@lifafa/contract/money'
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import type { ProviderOrder } from '../../../provider/objects/orders.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { ProviderTransfer, RouteProvider } from '../../../provider/route.ts'
import { reportedHoldEnd, stateOf } from '../../transfers/rules.ts'

/** All of its contribution to this account. Throws ProviderError: a guest must not pay an order whose money would go elsewhere. */
export function transferIn(order: ProviderOrder, accountId: string): ProviderTransfer {
  const [made, ...others] = order.transfers ?? []
  const { contributionPaise } = splitCharge(order.amount)
  if (!made || others.length > 0 || made.recipient !== accountId || made.amount !== contributionPaise)
    throw new ProviderError('invalid-response', `order ${order.id} has not the transfer that was asked for`)
  return made
}

/**
 * Lists the transfers of an order; empty if its notes name no linked account. Throws ProviderError, also if they name one and the
 * provider lists no transfer. It would send the gift to the host, and our books would owe it again, or we should pay its refund.
 */
export async function listMadeTransfers(
  route: RouteProvider,
  { id, notes }: Pick<ProviderOrder, 'id' | 'notes'>,
): Promise<ProviderTransfer[]> {
  if (notes.linked_account === undefined) return []
  const made = await route.listTransfersOfOrder(id)
  if (made.length === 0)
    throw new ProviderError(
      'invalid-response',
      `order ${id} names a linked account, and the provider lists no transfer of it`,
    )
  return made
}

/** Does nothing where it is stored. It is asked about once the order is paid. */
export async function storeTransfer(
  trx: Transaction<Database>,
  { id: payment_order_id, event_box_id }: Pick<Row<'payment_orders'>, 'id' | 'event_box_id'>,
  made: ProviderTransfer,
  now: Date,
): Promise<void> {
  const isFailed = stateOf(made) === 'failed'
  await trx
    .insertInto('transfers')
    .values({
      event_box_id,
      payment_order_id,
      provider_transfer_id: made.id,
      account_id: made.recipient,
      amount_paise: made.amount,
      state: isFailed ? 'failed' : 'created',
      failure: isFailed ? (made.error?.description ?? '') : null,
      held_until: reportedHoldEnd(made),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
