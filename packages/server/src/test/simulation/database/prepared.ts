// Prepares PGlite's statements once and runs them synchronously: a simulation runs the same few dozen a million times.
import { type PGlite, protocol } from '@electric-sql/pglite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { type Answer, readAnswer, runMessage } from './postgres-messages.ts'

export type Execute = <R>(query: Pick<CompiledQuery, 'sql' | 'parameters'>) => Promise<QueryResult<R>>

type Column = { name: string; parse: (text: string) => unknown }
type Statement = { name: string; columns: Column[] }

const asText = (text: string): string => text

/**
 * Runs synchronously: PGlite runs in this thread, and all other users of `pglite` have awaited it. Throws the database's own
 * errors.
 */
export function preparedOn(pglite: PGlite): Execute {
  const statements = new Map<string, Statement>()

  async function send(message: Uint8Array): Promise<Answer> {
    const parts: Buffer[] = []
    // PGlite's other interfaces parse each answer, and store it.
    await pglite.execProtocolRawStream(message, {
      syncToFs: false,
      onRawData: (part) => parts.push(Buffer.from(part)),
    })
    return readAnswer(Buffer.concat(parts))
  }

  async function prepare(sql: string): Promise<Statement> {
    const name = `prepared_${statements.size + 1}`
    const { serialize } = protocol
    const { columns } = await send(
      Buffer.concat([
        serialize.parse({ name, text: sql }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
    )
    const statement = {
      name,
      columns: columns.map((column) => ({
        name: column.name,
        parse: pglite.parsers[column.dataTypeID] ?? asText,
      })),
    }
    statements.set(sql, statement)
    return statement
  }

  return async <R>({
    sql,
    parameters,
  }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<R>> => {
    const { name, columns } = statements.get(sql) ?? (await prepare(sql))
    const { rows, affected } = await send(runMessage(name, parameters))
    return { rows: rows.map((fields) => rowOf<R>(columns, fields)), numAffectedRows: BigInt(affected) }
  }
}

function rowOf<R>(columns: Column[], fields: (string | null)[]): R {
  const row: Record<string, unknown> = {}
  for (const [index, { name, parse }] of columns.entries()) {
    const text = fields[index] ?? null
    row[name] = text === null ? null : parse(text)
  }
  return row as R
}
