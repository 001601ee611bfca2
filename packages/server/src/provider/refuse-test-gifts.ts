// Refuses a live key on a database with gifts that were paid with a test key: their hosts would be paid real money.
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
