// Takes the host's part of a refund back from the linked account before the provider is asked for the refund.
import { sql } from 'kysely'
import type { Row } from '../../../db/tables.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
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
  if (!transfer) return
  const { transfer: seen, refusedPaise } = await seeThrough(deps, transfer)
  if (seen.state === 'created' || seen.state === 'pending')
    throw new ProviderError('unavailable', `transfer ${seen.provider_transfer_id} is not carried out yet`)
  if (refusedPaise > 0)
    throw new ProviderError(
      'unavailable',
      `the provider refused to reverse transfer ${seen.provider_transfer_id}`,
    )
}
