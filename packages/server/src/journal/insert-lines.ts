// Writes the lines of a journal transaction, which the database requires to sum to zero.
import type { Transaction } from 'kysely'
import type { Database, Paise, Row } from '../db/tables.ts'

type Line = { account: Row<'journal_lines'>['account']; amount_paise: Paise }

/** `of`: the box and its host, whose money it is. Lines of nothing are left out; at commit a wrong sum is refused. */
export async function insertJournalLines(
  trx: Transaction<Database>,
  transactionId: string,
  of: { host_id: string; event_box_id: string },
  lines: readonly Line[],
): Promise<void> {
  const named = { transaction_id: transactionId, host_id: of.host_id, event_box_id: of.event_box_id }
  await trx
    .insertInto('journal_lines')
    .values(
      lines
        .filter((line) => line.amount_paise !== 0)
        .map((line, index) => ({ ...named, line: index + 1, ...line })),
    )
    .execute()
}
