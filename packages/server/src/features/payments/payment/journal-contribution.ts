// Writes a contribution into the double-entry journal.
import type { Transaction } from 'kysely'
import type { Database, Paise } from '../../../db/tables.ts'
import { insertJournalLines } from '../../../journal/insert-lines.ts'

type Entry = {
  contributionId: string
  box: { id: string; host_id: string }
  contributionPaise: Paise
  feePaise: Paise
  paidAt: Date
  now: Date
}

/** What the gateway owes us equals what we owe the host plus our fee; the database refuses any other sum. */
export async function journalContribution(trx: Transaction<Database>, entry: Entry): Promise<void> {
  const { id } = await trx
    .insertInto('journal_transactions')
    .values({
      kind: 'contribution',
      contribution_id: entry.contributionId,
      occurred_at: entry.paidAt,
      created_at: entry.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertJournalLines(trx, id, { host_id: entry.box.host_id, event_box_id: entry.box.id }, [
    { account: 'gateway-receivable', amount_paise: entry.contributionPaise + entry.feePaise },
    { account: 'host-payable', amount_paise: -entry.contributionPaise },
    { account: 'platform-fee', amount_paise: -entry.feePaise },
  ])
}
