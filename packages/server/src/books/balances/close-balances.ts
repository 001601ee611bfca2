// Extends the balances of the ledger: adds the entries that nothing can precede any more (decision 29).
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type Database, LEDGER_ACCOUNTS } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'

/**
 * An entry's time may be taken a moment before its transaction has an id: within one statement, which is cancelled after 15
 * seconds (postgres/session-settings.ts).
 */
const LONGEST_STATEMENT_MS = 60_000

/** A time, and the ids of transactions a little after it. They only grow. */
type Mark = {
  /** Its own time, as text, since a Date would round it. */
  at: string
  /** Greater than that of each transaction that had one. */
  nextId: number
  /** The least id of those that had not ended. */
  oldestId: number
}

async function readMark(db: Kysely<Database>): Promise<Mark> {
  // Before the ids: in one statement the time would be later than the snapshot, and an entry of a newer transaction before it.
  const clock = await sql<Pick<Mark, 'at'>>`select clock_timestamp()::text as at`.execute(db)
  // An id of its own: a snapshot's greatest is that of the last transaction that has ended, and others may have greater ones.
  const ids = await sql<
    Omit<Mark, 'at'>
  >`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as "oldestId",
    pg_current_xact_id()::text::bigint as "nextId"`.execute(db)
  if (!clock.rows[0] || !ids.rows[0]) throw new Error('A select without a from answered no row.')
  return { ...clock.rows[0], ...ids.rows[0] }
}

/**
 * A round of the scheduled task. Each round takes a mark; a later one closes the entries before the mark as soon
 * as all transactions of that time have ended. A transaction that stays open delays the closing, but its entries
 * are never missed. Several servers may run it: a row is locked.
 */
export function closeBalances(
  db: Kysely<Database>,
  longestStatementMs = LONGEST_STATEMENT_MS,
): () => Promise<void> {
  let mark: Mark | undefined
  return async () => {
    if (await isAllClosed(db)) return
    const now = await readMark(db)
    // On another database, after a restored backup, ids begin anew.
    if (mark && mark.oldestId <= now.oldestId && now.oldestId < mark.nextId) return
    if (mark && mark.nextId <= now.oldestId) {
      if (await isOpenOnOtherServers(db, mark)) return
      await closeUntil(db, sql`${mark.at}::timestamptz - ${longestStatementMs} * interval '1 ms'`)
    }
    mark = now
  }
}

/**
 * On Citus a transaction may have no id here, and other servers have ids of their own (decision 35). But each was
 * begun by a connection to this server, before it took the time of an entry.
 */
async function isOpenOnOtherServers(db: Kysely<Database>, { at }: Mark): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and xact_start <= ${at}::timestamptz and exists (select from pg_extension where extname = 'citus')`.execute(
    db,
  )
  return rows.length > 0
}

/** Then nothing is written, not even an id of a transaction: an idle database stays idle. */
async function isAllClosed(db: Kysely<Database>): Promise<boolean> {
  const newest = await sql<{ at: string | null }>`select max(recorded_at)::text as at from ledger`.execute(db)
  const { rows } = await sql`
    select from ledger_closing where closed_until < ${newest.rows[0]?.at ?? null}::timestamptz`.execute(db)
  return rows.length === 0
}

const closeUntil = (db: Kysely<Database>, until: RawBuilder<unknown>): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ closed: string; until: string }>`
      select closed_until::text as closed, (${until})::text as until from ledger_closing
      where closed_until < ${until} for update`.execute(trx)
    if (rows[0]) await addEntries(trx, rows[0])
  })

const accounts = LEDGER_ACCOUNTS.map((account) => sql.ref(account))
const sums = sql.join(accounts.map((account) => sql`sum(${account})`))
const added = sql.join(accounts.map((account) => sql`${account} = kept.${account} + excluded.${account}`))

async function addEntries(
  trx: Transaction<Database>,
  { closed, until }: { closed: string; until: string },
): Promise<void> {
  const isNew = sql`recorded_at > ${closed}::timestamptz and recorded_at <= ${until}::timestamptz`
  await sql`
    insert into ledger_balances as kept (kind, entries, ${sql.join(accounts)})
    select kind, count(*), ${sums} from ledger where ${isNew} group by kind
    on conflict (kind) do update set entries = kept.entries + excluded.entries, ${added}`.execute(trx)
  await sql`
    insert into box_balances as kept (event_box_id, owed_to_hosts)
    select event_box_id, sum(owed_to_hosts) from ledger where ${isNew} and owed_to_hosts <> 0
    group by event_box_id order by event_box_id
    on conflict (event_box_id) do update set owed_to_hosts = kept.owed_to_hosts + excluded.owed_to_hosts`.execute(
    trx,
  )
  await sql`update ledger_closing set closed_until = ${until}::timestamptz`.execute(trx)
}
