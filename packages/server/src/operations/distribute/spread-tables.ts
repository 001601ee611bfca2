// Spreads our tables over the servers of Citus: what is in a box on one of them, small tables on each (decision 35).
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { spreadFunctions } from './spread-functions.ts'

type Table = keyof Database

/** The event box is in every key of these (decision 30): rows of one box are on one server. */
const IN_A_BOX: readonly Table[] = [
  ...([
    'payment_orders',
    'payments',
    'contributions',
    'name_corrections',
    'disputes',
    'refunds',
    'transfers',
    'transfer_reversals',
    'ledger',
    'activities',
    'desks',
    'desk_devices',
    'register_counts',
    'register_entries',
    'register_versions',
    'handovers',
    'halls',
    'hall_lines',
    'register_imports',
    'imported_givers',
  ] as const),
]
/**
 * Unique over all boxes on one server. Citus keeps keys that contain the box alone: the provider gives each of its ids once, and the
 * self-check looks for any that is known twice. A browser that sends one request key for two boxes opens an order in each.
 */
const UNIQUE_IN_A_BOX = ['provider_order_id', 'request_key'] as const
/** Rows of boxes refer to these: few rows, few writes. Each table refers only to those before it. */
const ON_EVERY_SERVER: readonly Table[] = [
  ...(['hosts', 'admins', 'event_boxes', 'settlements', 'corrections', 'payouts'] as const),
  ...(['payout_batches', 'payout_attempts', 'installation'] as const),
]

export type Spread = { inABox: readonly string[]; onEveryServer: readonly string[] }

/** Returns the tables that this call spread: none of those that were before. All of it happens, or nothing. */
export const spreadTables = (db: Kysely<Database>): Promise<Spread> =>
  inTransaction(db, async (trx) => {
    // A large table is copied for longer than a server's statement may take.
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(trx)
    await sql`set local citus.enable_unsafe_triggers = on`.execute(trx)
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and oid not in (select table_name from citus_tables where citus_table_type in ('distributed', 'reference'))`.execute(
      trx,
    )
    const missingOf = (tables: readonly Table[]) =>
      tables.filter((table) => rows.some(({ name }) => name === table))
    const missing: Spread = {
      inABox: missingOf(IN_A_BOX),
      onEveryServer: missingOf(ON_EVERY_SERVER),
    }
    const foreignKeys = await dropForeignKeys(trx, [...missing.inABox, ...missing.onEveryServer])
    if (missing.inABox.includes('payment_orders')) await narrowKeys(trx)
    // First: an entry of the ledger that is copied looks for its box.
    for (const table of missing.onEveryServer) await sql`select create_reference_table(${table})`.execute(trx)
    for (const table of missing.inABox) {
      const beside = table === IN_A_BOX[0] ? 'default' : IN_A_BOX[0]
      await sql`select create_distributed_table(${table}, 'event_box_id', colocate_with => ${beside})`.execute(
        trx,
      )
    }
    for (const { table, name, definition } of foreignKeys)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        trx,
      )
    if (missing.onEveryServer.length > 0) await countAgain(trx)
    await spreadFunctions(trx, 'payment_orders' satisfies Table)
    return missing
  })

/** Rows that are copied to the coordinator's own part of a table are counted there once more (decision 14). */
async function countAgain(trx: Kysely<Database>): Promise<void> {
  await sql`set constraints all immediate`.execute(trx)
  await sql`update platform_totals set users = 0, events = 0`.execute(trx)
  await sql`
    insert into platform_totals (shard, users, events)
    select 0, users, events from (select count(*) as users from hosts where deleted_at is null) h
    cross join (select count(*) as events from event_boxes where deleted_at is null) b
    on conflict (shard) do update set users = excluded.users, events = excluded.events`.execute(trx)
}

async function narrowKeys(trx: Kysely<Database>): Promise<void> {
  for (const column of UNIQUE_IN_A_BOX) {
    const key = sql.ref(`payment_orders_${column}_key`)
    await sql`
      alter table payment_orders drop constraint ${key}, add constraint ${key} unique (${sql.ref(column)}, event_box_id)`.execute(
      trx,
    )
  }
}

type ForeignKey = { table: string; name: string; definition: string }

/** A table cannot be spread while a foreign key joins it with one that is not. */
async function dropForeignKeys(trx: Kysely<Database>, tables: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any(${IN_A_BOX})
      and (conrelid::regclass::text = any(${tables}) or confrelid::regclass::text = any(${tables}))`.execute(
    trx,
  )
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx)
  return rows
}

/** Our statements need this of Citus. */
const SETTINGS = {
  // One connection to each server for each transaction. Citus refuses more with foreign keys to tables that are on
  // every server, and a transaction then reads its own writes.
  'citus.multi_shard_modify_mode': 'sequential',
  // An update of a table that is on every server locks its rows alone, on one server after another in one order; by default it would
  // lock the table until the commit.
  'citus.all_modifications_commutative': 'on',
  // Our triggers refuse a change of their own row, or count where the counted rows are: neither reads another row.
  'citus.enable_unsafe_triggers': 'on',
  // The coordinator does not know how few rows the servers return. It would compile a statement that runs once:
  // 1.4 s for the lines of a settlement, 0.1 s without.
  jit: 'off',
}

/** Sets them for all later connections to this database. */
export async function setDatabaseSettings<DB>(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  for (const [setting, value] of Object.entries(SETTINGS))
    await sql`alter database ${sql.ref(rows[0]?.name ?? '')} set ${sql.ref(setting)} = ${sql.lit(value)}`.execute(
      db,
    )
}
