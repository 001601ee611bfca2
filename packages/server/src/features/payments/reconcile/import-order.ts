// Takes orders that the provider has, and we no longer know, into our books, with box, guest and key from their notes.
import { CURRENCY, isChargeable } from '@lifafa/contract/money'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { getInstallationId } from '../../../db/installation.ts'
import type { Database, KeyMode } from '../../../db/tables.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import type { ProviderOrder } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { findOrderByRequestKey } from '../reads.ts'
import { intentionIn, isOfOthers } from '../rules.ts'

type Deps = Pick<Services, 'db' | 'providerSettings'> & { now: Date }

/** Answers how many of `orders` were written into our books, due to be asked about at once. */
export async function importOrder(
  { db, providerSettings, now }: Deps,
  orders: ProviderOrder[],
): Promise<number> {
  const installation = await getInstallationId(db)
  const keyMode = keyModeOf(providerSettings.keyId)
  const ours = orders.filter((order) => !isForeign(order, installation))
  let adopted = 0
  for (const lost of await lostIn(db, ours)) adopted += await adopt({ db, keyMode, installation, now }, lost)
  return adopted
}

const ourReceipt = z.uuid()

/** True for an order of another product, or another installation, on the same account: ours carry our mark. */
export const isForeign = (
  { receipt, amount, currency, notes }: ProviderOrder,
  installation: string,
): boolean =>
  !ourReceipt.safeParse(receipt).success ||
  currency !== CURRENCY ||
  !isChargeable(amount) ||
  (notes.installation !== undefined && notes.installation !== installation)

/** `ourId`: under which it comes into our books; undefined where another order has its receipt. */
type LostOrder = ProviderOrder & { ourId: string | undefined }

/**
 * Those that are not in our books.
 * Where an answer had been lost there may be two of one receipt: first the one that somebody began to pay. Had nobody yet,
 * we may know the one while the guest holds the other: that comes, too, once somebody begins to pay it.
 */
async function lostIn(db: Kysely<Database>, ours: ProviderOrder[]): Promise<LostOrder[]> {
  const known = await knownOf(db, ours)
  const ids = new Set(known.map(({ provider_order_id }) => provider_order_id))
  const idOf = new Map<string | null, string | null>(known.map((row) => [row.id, row.provider_order_id]))
  // An intention to which no order is known yet finds it by itself (reconcile-order.ts).
  const isHeldByGuest = ({ receipt, status }: ProviderOrder) => idOf.get(receipt) && status !== 'created'
  return ours
    .filter((order) => !ids.has(order.id) && (!idOf.has(order.receipt) || isHeldByGuest(order)))
    .map((order) => ({ ...order, ourId: idOf.has(order.receipt) ? undefined : (order.receipt ?? undefined) }))
    .sort((one, other) => Number(one.status === 'created') - Number(other.status === 'created'))
}

/** Rows that have the receipt of one of `orders`, or its id. */
async function knownOf(db: Kysely<Database>, orders: ProviderOrder[]) {
  if (orders.length === 0) return []
  const receipts = orders.map(({ receipt }) => receipt)
  const ids = orders.map(({ id }) => id)
  return db
    .selectFrom('payment_orders')
    .select(['id', 'provider_order_id'])
    .where(({ or, eb }) => or([eb('id', 'in', receipts), eb('provider_order_id', 'in', ids)]))
    .execute()
}

type Adopting = { db: Kysely<Database>; keyMode: KeyMode; installation: string; now: Date }

/** An order of which nobody can tell whose it is is left alone. */
async function adopt({ db, keyMode, installation, now }: Adopting, order: LostOrder): Promise<number> {
  const intended = intentionIn(order.notes)
  const box = await db
    .selectFrom('event_boxes')
    .select('id')
    .where('id', '=', intended.event_box_id)
    .executeTakeFirst()
  if (isOfOthers(order.notes, { installation, namesOurBox: box !== undefined })) return 0
  const isKeyTaken = intended.request_key && (await findOrderByRequestKey(db, intended.request_key))
  const written = await db
    .insertInto('payment_orders')
    .values({
      id: order.ourId,
      ...intended,
      event_box_id: box?.id ?? null,
      // A guest who tapped again meanwhile, or a twin of this order, has it.
      request_key: isKeyTaken ? null : intended.request_key,
      amount_paise: order.amount,
      state: 'created',
      provider_order_id: order.id,
      key_mode: keyMode,
      check_at: now,
      created_at: new Date(order.created_at * 1000),
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return written ? 1 : 0
}
