// Fills an empty database with a copy: all of it, with equal counts and sums, or nothing.
import { type Kysely, sql, type Transaction } from 'kysely'
import { migrate, migrations } from '../migrate.ts'
import type { Database } from '../tables.ts'
import { type CopiedTable, countTable, listTables } from './copied-tables.ts'
import { type CopiedJob, type CopyHeader, copyHeader, isMark, mark } from './copy-format.ts'
import type { OnRows } from './dump-database.ts'
import { withoutConstraints } from './without-constraints.ts'

/** A statement takes so many characters of rows. */
const BATCH_LENGTH = 1_000_000

export type Filled = { header: CopyHeader; jobs: CopiedJob[] }

type Callbacks = {
  /** Before anything is created; what it throws, stops. */
  onHeader?: (header: CopyHeader) => Promise<void>
  onRows?: OnRows
  /** What has to be there at the same moment as the copy; what it throws, undoes all. */
  beforeCommit?: (trx: Transaction<Database>) => Promise<void>
}

/**
 * Creates the tables as they were when the copy was taken, fills them, and runs the migrations since.
 * @param lines of `dumpDatabase`
 * @throws a sentence where the database is not empty, the copy is of a newer version or not whole, or a figure differs: nothing was
 * changed then
 */
export const fillDatabase = (
  db: Kysely<Database>,
  lines: AsyncIterable<string>,
  { onHeader, onRows = () => {}, beforeCommit }: Callbacks = {},
): Promise<Filled> =>
  db
    .withoutPlugins()
    .transaction()
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
      const rest = lines[Symbol.asyncIterator]()
      const header = readHeader((await rest.next()).value)
      await refuseNonEmpty(trx)
      await onHeader?.(header)
      await migrate(trx, Object.fromEntries(header.migrations.map((name) => [name, knownMigration(name)])))
      const tables = await listTables(trx)
      const jobs = await withoutConstraints(trx, tables, async () => {
        const left = await fillTables(trx, tables, header, { [Symbol.asyncIterator]: () => rest }, onRows)
        await setSequences(trx, header)
        return left
      })
      await compareFigures(trx, tables, header)
      await migrate(trx)
      await sql`analyze`.execute(trx)
      await beforeCommit?.(trx)
      return { header, jobs }
    })

function readHeader(line: string | undefined): CopyHeader {
  const read = copyHeader.safeParse(parsed(line ?? ''))
  if (!read.success)
    throw new Error('This is no copy of a database that this version can read: use the version that made it.')
  return read.data
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function knownMigration(name: string) {
  const known = migrations[name]
  if (!known)
    throw new Error(
      `The copy is of a newer version (${name}) than this one: use the version that made it, or a later one.`,
    )
  return known
}

async function refuseNonEmpty(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace limit 1`.execute(trx)
  if (rows[0])
    throw new Error(
      `The database is not empty (it has a table ${rows[0].name}): create an empty one, and name it in the settings.`,
    )
}

async function fillTables(
  trx: Transaction<Database>,
  tables: readonly CopiedTable[],
  header: CopyHeader,
  lines: AsyncIterable<string>,
  onRows: OnRows,
): Promise<CopiedJob[]> {
  const all = Object.values(header.tables).reduce((sum, { rows }) => sum + rows, 0)
  const jobs: CopiedJob[] = []
  let [into, batch, length, done]: [CopiedTable | undefined, string[], number, number] = [undefined, [], 0, 0]
  const write = async () => {
    if (into && batch.length > 0) await insertRows(trx, into, batch)
    done += batch.length
    if (into) onRows(done, all)
    batch = []
    length = 0
  }
  for await (const line of lines) {
    if (!isMark(line)) {
      batch.push(line)
      length += line.length
      if (length >= BATCH_LENGTH) await write()
      continue
    }
    const said = mark.parse(parsed(line))
    if (said[0] === 'job') jobs.push(said[1])
    if (said[0] === 'job') continue
    await write()
    if (said[0] === 'end') return jobs
    into = tables.find(({ name }) => name === said[1])
    if (!into) throw new Error(`The copy has a table that its version does not know: ${said[1]}.`)
  }
  throw new Error('The copy is not whole: its end is missing. Nothing was changed.')
}

const insertRows = (trx: Transaction<Database>, { name, columns }: CopiedTable, rows: readonly string[]) => {
  const all = sql.join(columns.map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(name)} (${all}) overriding system value
    select ${all} from json_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(',')}]`}::json)`.execute(
    trx,
  )
}

async function setSequences(trx: Transaction<Database>, { sequences }: CopyHeader): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(trx)
}

async function compareFigures(
  trx: Transaction<Database>,
  tables: readonly CopiedTable[],
  header: CopyHeader,
): Promise<void> {
  for (const table of tables) {
    const [was, is] = [header.tables[table.name], await countTable(trx, table)]
    if (JSON.stringify(was) !== JSON.stringify(is))
      throw new Error(
        `The copy differs from what was copied: ${table.name} had ${JSON.stringify(was)}, and has ${JSON.stringify(is)}. Nothing was changed.`,
      )
  }
}
