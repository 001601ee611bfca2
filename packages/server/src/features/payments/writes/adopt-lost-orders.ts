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
    for (const order of await unknownIn(db, page)) adopted += await adopt(db, keyMode, order, now)
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

/**
 * Those that carry our receipt and are not in our books; orders of somebody else's on the same account are left alone.
 * Where an answer had been lost there may be two of one receipt: first the one that somebody began to pay.
 */
async function unknownIn(db: Kysely<Database>, page: ProviderOrder[]): Promise<ProviderOrder[]> {
  const ours = page.filter(couldBeOurs)
  if (ours.length === 0) return []
  const receipts = ours.map(({ receipt }) => receipt)
  const rows = await db.selectFrom('payment_orders').select('id').where('id', 'in', receipts).execute()
  const known = new Set<string | null>(rows.map(({ id }) => id))
  return ours
    .filter(({ receipt }) => !known.has(receipt))
    .sort((one, other) => Number(one.status === 'created') - Number(other.status === 'created'))
}

async function adopt(
  db: Kysely<Database>,
  keyMode: KeyMode,
  order: ProviderOrder,
  now: Date,
): Promise<number> {
  const intended = intentionIn(order.notes)
  const box = await db
    .selectFrom('event_boxes')
    .select('id')
    .where('id', '=', intended.event_box_id)
    .executeTakeFirst()
  const written = await db
    .insertInto('payment_orders')
    .values({
      id: order.receipt ?? '',
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
