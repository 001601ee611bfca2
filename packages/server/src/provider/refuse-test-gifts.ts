// Keeps real money and the sandbox apart: no live key on a database with gifts of a test key, and no sandbox on one of a live key.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import { keyModeOf } from './key-mode.ts'

/** `keyId`: of the provider. @throws a sentence that says what to do */
export async function refuseTestGifts(db: Kysely<Database>, keyId: string): Promise<void> {
  if (keyModeOf(keyId) === 'test') return
  const gift = await db
    .selectFrom('payment_orders')
    .select('id')
    .where('key_mode', '=', 'test')
    .where('state', '=', 'paid')
    .limit(1)
    .executeTakeFirst()
  if (gift)
    throw new Error(
      'The database has gifts that were paid with a test key, for which hosts would be paid real money. Give the live key a database of its own: set DATABASE_URL, or DATA_DIR to an empty directory.',
    )
}

/** Its stand-in would pay payouts of real money, which our books would have as paid. @throws a sentence that says what to do */
export async function refuseLiveOrders(db: Kysely<Database>): Promise<void> {
  const ofLiveKey = (table: 'payment_orders' | 'waiting_orders') =>
    db.selectFrom(table).select('id').where('key_mode', '=', 'live')
  const order = await ofLiveKey('payment_orders')
    .unionAll(ofLiveKey('waiting_orders'))
    .limit(1)
    .executeTakeFirst()
  if (order)
    throw new Error(
      'The database has orders of a live key, and without RAZORPAY_KEY_ID this would be the sandbox: set the key, or give the sandbox a database of its own.',
    )
}
