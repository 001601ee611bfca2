// Sets what our statements need of Citus, for all later connections to this database.
import { type Kysely, sql } from 'kysely'

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

export async function setDatabaseSettings<DB>(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  for (const [setting, value] of Object.entries(SETTINGS))
    await sql`alter database ${sql.ref(rows[0]?.name ?? '')} set ${sql.ref(setting)} = ${sql.lit(value)}`.execute(
      db,
    )
}
