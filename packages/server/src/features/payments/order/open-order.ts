// Opens an order at the provider for a contribution. The payment order is stored first, so that every payment has one.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { type Kysely, sql } from 'kysely'
import { getInstallationId } from '../../../db/installation.ts'
import type { Database, Day, KeyMode, Paise, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { ProviderOrder } from '../../../provider/objects/orders.ts'
import type { PaymentProvider } from '../../../provider/provider.ts'
import { orderedTransfer } from '../../transfers/rules.ts'
import { findOrderBy } from '../reads/orders.ts'
import { nextCheck } from '../rules/checks.ts'
import { storeTransfer, transferIn } from '../transfer/store-transfer.ts'
import { openAtProvider } from './open-at-provider.ts'
import { openWaitingOrder } from './waiting-orders.ts'

export type Intention = {
  amountPaise: Paise
  /** Null if it names none: then a proof of its payment does, and brings the guest's details. */
  eventBoxId: string | null
  guestName: string | null
  guestPhone: string | null
  guestAddress: string | null
  guestLanguage: GuestLanguage | null
  /** The browser's idempotency key for this contribution: a repeated request gets the same order. */
  requestKey: string | null
}
type InABox = Intention & { eventBoxId: string }

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
 * The order's id at the provider, and whether it is paid. Throws Failure `requestKeyReused`; ProviderError if the
 * provider is unavailable.
 */
export async function openOrder(deps: Deps, intention: Intention): Promise<OpenedOrder> {
  const { eventBoxId } = intention
  if (eventBoxId === null) return openWaitingOrder(deps, intention)
  const { order, isNew, installation } = await writeIntention(deps, { ...intention, eventBoxId })
  if (order.provider_order_id !== null) return { id: order.provider_order_id, paid: order.state === 'paid' }
  const transfer = deps.eventDate === undefined ? undefined : orderedTransfer(order, deps.eventDate)
  const opened = await openAtProvider({ ...deps, installation, transfer }, order, isNew)
  const checkAt = nextCheck(deps.now, deps.now, deps.checkAfterMs) ?? deps.now
  const storedId = await storeProviderOrder(deps.db, order, opened, { now: deps.now, checkAt })
  return { id: storedId, paid: false }
}

type Inserted = Row<'payment_orders'> & {
  /** The installation's id, for the provider's notes. */
  installation: string
}

async function writeIntention(
  { db, keyMode, accountId = null, checkAfterMs, now }: Deps,
  wanted: InABox,
): Promise<{ order: Row<'payment_orders'>; isNew: boolean; installation: string }> {
  const { eventBoxId, guestName, guestPhone, guestAddress, guestLanguage, amountPaise, requestKey } = wanted
  const { rows } = await sql<Inserted>`
    with inserted as (
      insert into payment_orders (event_box_id, guest_name, guest_phone, guest_address, guest_language, amount_paise,
        account_id, request_key, key_mode, check_at, created_at, updated_at)
      values (${eventBoxId}, ${guestName}, ${guestPhone}, ${guestAddress}, ${guestLanguage}, ${amountPaise},
        ${accountId}, ${requestKey}, ${keyMode}, ${nextCheck(now, now, checkAfterMs)}, ${now}, ${now})
      on conflict do nothing
      returning *
    )
    select inserted.*, installation.id as installation from inserted, installation`.execute(db)
  const [written] = rows
  if (written) return { order: written, isNew: true, installation: written.installation }
  const earlier =
    requestKey === null ? undefined : await findOrderBy(db, 'request_key', requestKey, eventBoxId)
  if (!earlier || !isSame(earlier, wanted)) throw new Failure('requestKeyReused')
  return { order: earlier, isNew: false, installation: await getInstallationId(db) }
}

const isSame = (order: Row<'payment_orders'>, wanted: InABox): boolean =>
  order.amount_paise === wanted.amountPaise &&
  order.event_box_id === wanted.eventBoxId &&
  order.guest_name === wanted.guestName &&
  order.guest_phone === wanted.guestPhone &&
  order.guest_address === wanted.guestAddress

type Stored = Pick<Row<'payment_orders'>, 'id' | 'event_box_id' | 'account_id'>
type At = { now: Date; checkAt: Date }

/**
 * Stores the provider's id of an order, with its transfer. Returns the stored id: a concurrent request may have stored another
 * order's id first; then the guest pays that one. The provider is queried about it from `checkAt` on.
 */
export async function storeProviderOrder(
  db: Kysely<Database>,
  order: Stored,
  opened: ProviderOrder,
  at: At,
): Promise<string> {
  const { account_id } = order
  if (account_id === null) return storeProviderId(db, order, opened.id, at)
  const made = transferIn(opened, account_id)
  return inTransaction(db, async (trx) => {
    const storedId = await storeProviderId(trx, order, opened.id, at)
    if (storedId === opened.id) await storeTransfer(trx, order, made, at.now)
    return storedId
  })
}

async function storeProviderId(
  db: Kysely<Database>,
  { id, event_box_id }: Stored,
  providerOrderId: string,
  { now, checkAt }: At,
): Promise<string> {
  const { rows } = await sql<{ provider_order_id: string }>`
    update payment_orders set provider_order_id = coalesce(provider_order_id, ${providerOrderId}),
      state = case when state in ('creating', 'abandoned') then 'created' else state end,
      check_at = coalesce(check_at, ${checkAt}), updated_at = ${now}
    where id = ${id} and event_box_id = ${event_box_id}
    returning provider_order_id`.execute(db)
  return rows[0]?.provider_order_id ?? providerOrderId
}
