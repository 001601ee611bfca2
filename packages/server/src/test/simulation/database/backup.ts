// Copies all tables beside themselves, so that a backup is taken and restored within milliseconds.
import type { PGlite } from '@electric-sql/pglite'

type Table = { name: string; columns: string }

/** Generated columns and the schema's own rows are not copied. */
const TABLES = `
  select c.table_name as name, string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and c.table_name not like 'kysely%'
  group by 1 order by 1`

export async function openBackup(
  pglite: PGlite,
  schema: string,
): Promise<{ take(): Promise<void>; restore(): Promise<void> }> {
  const { rows: tables } = await pglite.query<Table>(TABLES)
  const forEach = (sql: (table: Table) => string) => tables.map(sql).join(';')
  await pglite.exec(
    `create schema ${schema}; ${forEach(({ name, columns }) => `create table ${schema}.${name} as select ${columns} from public.${name} with no data`)}`,
  )
  const all = (within: string) => tables.map(({ name }) => `${within}.${name}`).join(', ')
  return {
    async take() {
      await pglite.exec(
        `truncate ${all(schema)}; ${forEach(
          ({ name, columns }) =>
            `insert into ${schema}.${name} (${columns}) select ${columns} from public.${name}`,
        )}`,
      )
    },
    /** Without triggers: rows that were checked once are restored as they were. */
    async restore() {
      await pglite.exec(
        `set session_replication_role = replica; truncate ${all('public')}; ${forEach(
          ({ name, columns }) =>
            `insert into public.${name} (${columns}) overriding system value select ${columns} from ${schema}.${name}`,
        )}; set session_replication_role = origin`,
      )
    },
  }
}
