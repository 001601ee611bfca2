// Reads our own books: the totals, every inconsistency, and the last days. The provider is not asked.
import type { BooksDay } from '@lifafa/contract/endpoints/admin/books'
import { startOfDayInIndia, todayInIndia } from '@lifafa/contract/event-timing'
import { type Kysely, type QueryResult, type RawBuilder, sql, type Transaction } from 'kysely'
import { findInconsistencies, type Inconsistency } from '../db/self-check/self-check.ts'
import type { Database, Day, KeyMode, Paise } from '../db/tables.ts'
import { inLongSnapshot, inSnapshot } from '../db/transaction.ts'
import { readTotals, type Totals } from './read-totals.ts'

/** Settlements on their way to our bank. `madeOn`: the day in India on which the provider made them. */
type OnItsWay = { madeOn: Day; count: number; paise: Paise }

export type OwnBooks = {
  totals: Totals
  /** The provider has sent this to our bank, or is about to, and the ledger does not have it yet. */
  onItsWay: OnItsWay[]
  inconsistencies: Inconsistency[]
}

/**
 * Runs the checks one by one, each in a snapshot of its own. Totals and settlements are as of one moment.
 * @param keyMode of the key in use
 */
export const checkOwnBooks = async (db: Kysely<Database>, keyMode: KeyMode): Promise<OwnBooks> => ({
  inconsistencies: await findInconsistencies(db, (query) => readLasting(db, query)),
  ...(await inSnapshot(db, (trx) => readFigures(trx, keyMode))),
})

/** Findings are read a second time: on Citus one server may show a transaction a moment before another does (decision 35). */
async function readLasting(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<QueryResult<unknown>> {
  const read = () => inLongSnapshot(db, (trx) => query.execute(trx))
  const found = await read()
  return found.rows.length === 0 ? found : read()
}

const readFigures = async (trx: Transaction<Database>, keyMode: KeyMode) => ({
  totals: await readTotals(trx, keyMode),
  onItsWay: await readOnItsWay(trx),
})

/** The earliest day first. One that our bank did not take is still at the provider. */
async function readOnItsWay(trx: Transaction<Database>): Promise<OnItsWay[]> {
  const { rows } = await sql<OnItsWay>`
    select (provider_created_at at time zone 'Asia/Kolkata')::date as "madeOn", count(*),
      sum(amount_paise)::bigint as paise
    from settlements where booked_at is null and status <> 'failed' group by 1 order by 1`.execute(trx)
  return rows
}

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
