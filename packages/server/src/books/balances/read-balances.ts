// Reads the sums of the ledger: those of the closed part, and of the entries since (decision 29).
import type { LedgerAccount } from '@lifafa/contract/fields/ledger-account'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, LEDGER_ACCOUNTS, type LedgerKind, type Paise } from '../../db/tables.ts'
import { inSnapshot } from '../../db/transaction.ts'

/** How many entries, and the sum of each account. */
export type Balance = Record<LedgerAccount, Paise> & { entries: number }

const NONE: Balance = {
  entries: 0,
  ...(Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, 0])) as Record<LedgerAccount, Paise>),
}

const accounts = sql.join(LEDGER_ACCOUNTS.map((account) => sql.ref(account)))
const sums = sql.join(
  LEDGER_ACCOUNTS.map((account) => sql`sum(${sql.ref(account)})::bigint as ${sql.ref(account)}`),
)

/**
 * Entries recorded after this time are not in the balances. As text: a Date would round it. It is read by itself, because
 * the planner then sees how few entries are newer.
 */
async function readClosedUntil(trx: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{
    until: string
  }>`select closed_until::text as until from ledger_closing`.execute(trx)
  if (!rows[0]) throw new Error('The ledger has no closing.')
  return rows[0].until
}

/** Balances of all entries as of the snapshot `trx`. `of` sums the given kinds. */
export type Balances = { of(...kinds: readonly LedgerKind[]): Balance; all(): Balance }

export async function readBalances(trx: Transaction<Database>): Promise<Balances> {
  const { rows } = await sql<Balance & { kind: LedgerKind }>`
    select kind, sum(entries)::bigint as entries, ${sums} from (
      select kind, entries, ${accounts} from ledger_balances
      union all
      select kind, 1, ${accounts} from ledger where recorded_at > ${await readClosedUntil(trx)}::timestamptz
    ) parts group by kind`.execute(trx)
  return {
    of: (...kinds) => rows.filter(({ kind }) => kinds.includes(kind)).reduce(add, NONE),
    all: () => rows.reduce(add, NONE),
  }
}

const add = (sum: Balance, more: Balance): Balance => ({
  entries: sum.entries + more.entries,
  ...(Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, sum[account] + more[account]])) as Record<
    LedgerAccount,
    Paise
  >),
})

/** How many boxes the ledger owes something, or is owed by, as of the snapshot `trx`. */
export async function countOwedBoxes(trx: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ boxes: number }>`
    with since as (
      select event_box_id, sum(owed_to_hosts) as owed from ledger
      where recorded_at > ${await readClosedUntil(trx)}::timestamptz and owed_to_hosts <> 0 group by event_box_id
    )
    select (select count(*) from box_balances where owed_to_hosts <> 0)
      + coalesce(sum((coalesce(b.owed_to_hosts, 0) + since.owed <> 0)::int - (coalesce(b.owed_to_hosts, 0) <> 0)::int), 0)
      as boxes
    from since left join box_balances b using (event_box_id)`.execute(trx)
  return rows[0]?.boxes ?? 0
}

/** The balance of each account, for metrics. */
export const readAccountSums = (db: Kysely<Database>): Promise<Balance> =>
  inSnapshot(db, async (trx) => (await readBalances(trx)).all())
