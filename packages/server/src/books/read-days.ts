// Reads what moved on each of the last days, for the administrators' books.
import type { BooksDay } from '@lifafa/contract/endpoints/admin/books'
import { startOfDayInIndia, todayInIndia } from '@lifafa/contract/event-timing'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'

const DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/** The last 14 days in India on which money moved, the latest first. An entry that was made late stands at its own day. */
export async function readDays(trx: Transaction<Database>, now: Date): Promise<BooksDay[]> {
  const from = new Date(startOfDayInIndia(todayInIndia(now)).getTime() - (DAYS - 1) * DAY_MS)
  // Nothing is recorded before it occurs: the index of the recorded times leaves out all older entries.
  const { rows } = await sql<BooksDay>`
    select to_char(occurred_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
      count(*) filter (where kind = 'contribution')::int as gifts,
      coalesce(-sum(owed_to_hosts) filter (where kind = 'contribution'), 0)::bigint as given_paise,
      coalesce(-sum(platform_fee) filter (where kind = 'contribution'), 0)::bigint as fee_paise,
      coalesce(sum(owed_to_hosts) filter (where kind in ('refund', 'refund-returned')), 0)::bigint as back_paise,
      coalesce(sum(bank) filter (where kind = 'settlement'), 0)::bigint as settled_paise,
      coalesce(-sum(bank + payout_account) filter (where kind in ('payout', 'payout-sent', 'payout-failed', 'payout-reversal')), 0)::bigint
        as paid_paise
    from ledger where recorded_at >= ${from} and occurred_at >= ${from}
    group by 1 order by 1 desc`.execute(trx)
  return rows
}
