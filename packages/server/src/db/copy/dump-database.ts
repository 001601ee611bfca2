// Copies the whole database as lines of text, as of one moment, while servers use it. The same lines fill either engine.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { type Kysely, sql } from 'kysely'
import { getInstallationId } from '../installation.ts'
import type { Database } from '../tables.ts'
import { type CopiedTable, countTable, listTables } from './copied-tables.ts'
import { type CopiedJob, type CopyHeader, markLine } from './copy-format.ts'

const ROWS_AT_ONCE = 1_000

/** Called with the rows copied so far, of `all`. */
export type OnRows = (done: number, all: number) => void

/**
 * Yields batches of lines, the header first and alone. The snapshot is open until the last one was taken: on the embedded
 * database everybody waits meanwhile.
 */
export async function* dumpDatabase(
  db: Kysely<Database>,
  now: Date,
  onRows: OnRows = () => {},
): AsyncGenerator<string[]> {
  const trx = await db.withoutPlugins().startTransaction().execute()
  try {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx)
    // The reader of these lines may be slower than a request may be.
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    const tables = await listTables(trx)
    const header = await readHeader(trx, tables, now)
    yield [JSON.stringify(header)]
    const all = Object.values(header.tables).reduce((sum, { rows }) => sum + rows, 0)
    let done = 0
    for (const table of tables) {
      yield [markLine(['table', table.name])]
      for await (const lines of rowsOf(trx, table)) {
        yield lines
        done += lines.length
        onRows(done, all)
      }
    }
    yield [...(await listJobs(trx)).map((job) => markLine(['job', job])), markLine(['end'])]
  } finally {
    await trx.rollback().execute()
  }
}

async function readHeader(trx: Kysely<Database>, tables: CopiedTable[], now: Date): Promise<CopyHeader> {
  const figures: CopyHeader['tables'] = {}
  for (const table of tables) figures[table.name] = await countTable(trx, table)
  const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx)
  const sequences = await sql<{ name: string; last: number | null }>`
    select relname::text as name, pg_sequence_last_value(oid) as last from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`.execute(trx)
  return {
    format: `${PRODUCT_SLUG}-copy-1`,
    takenAt: now.toISOString(),
    installation: await getInstallationId(trx),
    migrations: migrations.rows.map(({ name }) => name),
    tables: figures,
    sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, last])),
  }
}

/** A line break in a value is written as \n by JSON; one between them, in a column of type json, is only white space. */
async function* rowsOf(trx: Kysely<Database>, { name, hasFiles }: CopiedTable): AsyncGenerator<string[]> {
  await sql`declare copied no scroll cursor for
    select replace(to_json(t)::text, chr(10), ' ') as line from ${sql.table(name)} t`.execute(trx)
  const fetch = sql<{ line: string }>`fetch ${sql.lit(hasFiles ? 1 : ROWS_AT_ONCE)} from copied`
  for (;;) {
    const { rows } = await fetch.execute(trx)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close copied`.execute(trx)
}

async function listJobs(trx: Kysely<Database>): Promise<CopiedJob[]> {
  const { rows: found } = await sql<{ is_there: boolean }>`
    select to_regclass('pgboss.job') is not null as is_there`.execute(trx)
  if (!found[0]?.is_there) return []
  const { rows } = await sql<CopiedJob>`
    select name, data from pgboss.job
    where state in ('created', 'retry', 'active') and not starts_with(name, '__') order by created_on`.execute(
    trx,
  )
  return rows
}
