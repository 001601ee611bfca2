// Lets rows be inserted in any order, and past triggers that count or refuse: foreign keys are taken away, and checked when they return.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../tables.ts'
import type { CopiedTable } from './copied-tables.ts'

type ForeignKey = { table: string; name: string; definition: string }

/** Empties `tables` first: migrations have left rows there. The database’s owner may do this; no superuser is needed. */
export async function withoutConstraints<T>(
  trx: Transaction<Database>,
  tables: readonly CopiedTable[],
  fill: () => Promise<T>,
): Promise<T> {
  const { rows: foreignKeys } = await sql<ForeignKey>`
    select t.relname::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`.execute(trx)
  for (const { table, name } of foreignKeys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx)
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx)
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx)
  const filled = await fill()
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx)
  for (const { table, name, definition } of foreignKeys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      trx,
    )
  return filled
}
