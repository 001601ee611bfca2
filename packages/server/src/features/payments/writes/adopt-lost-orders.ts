// Compares the provider's list of orders with ours: after a backup was restored, what was paid since is only there.
import { CURRENCY, isChargeable } from '@lifafa/contract/money'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database, KeyMode } from '../../../db/tables.ts'
import { ORDERS_PER_PAGE, type PaymentProvider, type ProviderOrder } from '../../../payments/provider.ts'
import { intentionIn } from '../rules.ts'

/** Lists lag behind (razorpay.md §2.1), and clocks differ: so much is looked at again each time. */
const OVERLAP_MS = 60 * 60 * 1000

type Given = { db: Kysely<Database>; provider: PaymentProvider; keyMode: KeyMode; now: Date }

/**
 * Orders that carry our receipt but are not in our books are written into them, due to be asked about at once; answers how
 * many. Goes on where it last came to an end: a mark in the database, which a restored backup brings back with it.
 * Throws ProviderError; then the mark stays where it was.
 */
export async function adoptLostOrders({ db, provider, keyMode, now }: Given): Promise<number> {
  const mark = await listedUntil(db, keyMode, now)
  const between = { from: new Date(mark.getTime() - OVERLAP_MS), to: now }
  let adopted = 0
  for (let skip = 0; ; skip += ORDERS_PER_PAGE) {
    const page = await provider.listOrders(between, skip)
    for (const lost of await lostIn(db, page)) adopted += await adopt(db, keyMode, lost, now)
    if (page.length < ORDERS_PER_PAGE) break
  }
  await db
    .updateTable('provider_listings')
    .set({ listed_until: now })
    .where('key_mode', '=', keyMode)
    .execute()
  return adopted
}

async function listedUntil(db: Kysely<Database>, keyMode: KeyMode, now: Date): Promise<Date> {
  await db
    .insertInto('provider_listings')
    .values({ key_mode: keyMode, listed_until: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { listed_until } = await db
    .selectFrom('provider_listings')
    .select('listed_until')
    .where('key_mode', '=', keyMode)
    .executeTakeFirstOrThrow()
  return listed_until
}

const ourReceipt = z.uuid()

const couldBeOurs = ({ receipt, amount, currency }: ProviderOrder): boolean =>
  ourReceipt.safeParse(receipt).success && currency === CURRENCY && isChargeable(amount)

/** `ourId`: under which it comes into our books; undefined where another order has its receipt. */
type LostOrder = ProviderOrder & { ourId: string | undefined }

/**
 * Those that carry our receipt and are not in our books; orders of somebody else's on the same account are left alone.
 * Where an answer had been lost there may be two of one receipt: first the one that somebody began to pay. Had nobody yet,
 * we may know the one while the guest holds the other: that comes, too, once somebody begins to pay it.
 */
async function lostIn(db: Kysely<Database>, page: ProviderOrder[]): Promise<LostOrder[]> {
  const ours = page.filter(couldBeOurs)
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

async function adopt(db: Kysely<Database>, keyMode: KeyMode, order: LostOrder, now: Date): Promise<number> {
  const intended = intentionIn(order.notes)
  const box = await db
    .selectFrom('event_boxes')
    .select('id')
    .where('id', '=', intended.event_box_id)
    .executeTakeFirst()
  const written = await db
    .insertInto('payment_orders')
    .values({
      id: order.ourId,
      ...intended,
      event_box_id: box?.id ?? null,
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
