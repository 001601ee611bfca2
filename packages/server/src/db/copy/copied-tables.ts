// Lists the tables that a copy of the database consists of, with what is counted and summed of each.
import { type Kysely, sql } from 'kysely'
import * as z from 'zod'

export type CopiedTable = {
  name: string
  /** Generated ones are left out: the database computes them again. */
  columns: readonly string[]
  /** The columns of type bigint: all amounts are among them. */
  amounts: readonly string[]
  /** Its rows may be megabytes each. */
  hasFiles: boolean
}

/** All of ours, but for the list of migrations. */
export async function listTables<DB>(db: Kysely<DB>): Promise<CopiedTable[]> {
  const { rows } = await sql<CopiedTable>`
    select t.table_name::text as name,
      coalesce(json_agg(c.column_name::text order by c.ordinal_position)
        filter (where c.is_generated = 'NEVER'), '[]') as columns,
      coalesce(json_agg(c.column_name::text order by c.ordinal_position)
        filter (where c.data_type = 'bigint'), '[]') as amounts,
      bool_or(c.data_type = 'bytea') as "hasFiles"
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name not like 'kysely\_%'
    group by 1 order by 1`.execute(db)
  return rows
}

/** Numbers that must be equal in the copy. Sums are text: the sum of many amounts may be too large for a number. */
export const tableFigures = z.object({
  rows: z.number().int(),
  sums: z.record(z.string(), z.string().nullable()),
})
export type TableFigures = z.infer<typeof tableFigures>

export async function countTable<DB>(
  db: Kysely<DB>,
  { name, amounts }: Pick<CopiedTable, 'name' | 'amounts'>,
): Promise<TableFigures> {
  const sums = amounts.map((column) => sql`sum(${sql.ref(column)})::text as ${sql.ref(column)}`)
  const { rows } = await sql<Record<string, string | null> & { counted_rows: number }>`
    select ${sql.join([sql`count(*) as counted_rows`, ...sums])} from ${sql.table(name)}`.execute(db)
  const { counted_rows, ...found } = rows[0] ?? { counted_rows: 0 }
  return { rows: counted_rows, sums: found }
}
