// Writes a payout into the double-entry journal, and the opposite where its money was returned.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { insertJournalLines } from '../../../journal/insert-lines.ts'

/** Each entry is written once: the database refuses a second. */
export async function journalPayout(
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  kind: 'payout' | 'payout-reversal',
  now: Date,
): Promise<void> {
  const { id } = await trx
    .insertInto('journal_transactions')
    .values({ kind, payout_id: payout.id, occurred_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const paise = kind === 'payout' ? payout.amount_paise : -payout.amount_paise
  await insertJournalLines(trx, id, payout, [
    { account: 'host-payable', amount_paise: paise },
    { account: 'payouts-clearing', amount_paise: -paise },
  ])
}
