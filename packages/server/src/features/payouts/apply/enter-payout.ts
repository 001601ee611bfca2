// Enters a payout in the ledger, and the opposite where its money was returned.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

/** Each is entered once: the database refuses a second. */
export async function enterPayout(
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  kind: 'payout' | 'payout-reversal',
  now: Date,
): Promise<void> {
  const paise = kind === 'payout' ? payout.amount_paise : -payout.amount_paise
  await trx
    .insertInto('ledger')
    .values({
      kind,
      event_box_id: payout.event_box_id,
      payout_id: payout.id,
      owed_to_hosts: paise,
      payouts_in_transit: -paise,
      occurred_at: now,
      created_at: now,
    })
    .execute()
}
