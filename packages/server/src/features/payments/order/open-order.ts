// Opens an order at the provider for a contribution. The payment order is stored first, so that every payment has one.
import type { Kysely } from 'kysely'
import { getInstallationId } from '../../../db/installation.ts'
import type { Database, Day, KeyMode, Row } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'
import type { PaymentProvider } from '../../../provider/provider.ts'
import { orderedTransfer } from '../../transfers/rules.ts'
import { findOrderByRequestKey } from '../reads/orders.ts'
import { nextCheck } from '../rules/checks.ts'
import { type Intention, insertOrder } from './insert-order.ts'
import { openAtProvider } from './open-at-provider.ts'
import { storeProviderOrder } from './store-provider-id.ts'

export type OpenedOrder = { id: string; paid: boolean }

type Deps = {
  db: Kysely<Database>
  provider: PaymentProvider
  keyMode: KeyMode
  /** The ages at which the provider is asked about an order, in milliseconds after it was opened. */
  checkAfterMs: readonly number[]
  /** The linked account that a new order's contribution goes to. */
  accountId?: string | null
  /** The day of the box's event: an order whose contribution goes to a linked account has a box. */
  eventDate?: Day | undefined
  now: Date
}

/**
 * The order's id at the provider, and whether it is paid. Throws Failure `requestKeyReused`; ProviderError where the
 * provider is unavailable.
 */
export async function openOrder(deps: Deps, intention: Intention): Promise<OpenedOrder> {
  const { order, isNew, installation } = await writeIntention(deps, intention)
  if (order.provider_order_id !== null) return { id: order.provider_order_id, paid: order.state === 'paid' }
  const transfer = deps.eventDate === undefined ? undefined : orderedTransfer(order, deps.eventDate)
  const opened = await openAtProvider({ ...deps, installation, transfer }, order, isNew)
  const checkAt = nextCheck(deps.now, deps.now, deps.checkAfterMs) ?? deps.now
  const storedId = await storeProviderOrder(deps.db, order, opened, { now: deps.now, checkAt })
  return { id: storedId, paid: false }
}

async function writeIntention(
  { db, keyMode, accountId = null, checkAfterMs, now }: Deps,
  wanted: Intention,
): Promise<{ order: Row<'payment_orders'>; isNew: boolean; installation: string }> {
  const written = await insertOrder(db, wanted, {
    keyMode,
    accountId,
    checkAt: nextCheck(now, now, checkAfterMs),
    now,
  })
  if (written) return { order: written, isNew: true, installation: written.installation }
  const earlier =
    wanted.requestKey === null
      ? undefined
      : await findOrderByRequestKey(db, wanted.requestKey, wanted.eventBoxId)
  if (!earlier || !isSame(earlier, wanted)) throw new Failure('requestKeyReused')
  return { order: earlier, isNew: false, installation: await getInstallationId(db) }
}

const isSame = (order: Row<'payment_orders'>, wanted: Intention): boolean =>
  order.amount_paise === wanted.amountPaise &&
  order.event_box_id === wanted.eventBoxId &&
  order.guest_name === wanted.guestName &&
  order.guest_phone === wanted.guestPhone &&
  order.guest_address === wanted.guestAddress
