// Prepares PGlite's statements once and runs them synchronously: a simulation runs the same few dozen a million times.
import { messages, type PGlite, protocol } from '@electric-sql/pglite'
import type { CompiledQuery, QueryResult } from 'kysely'

export type Execute = <R>(query: Pick<CompiledQuery, 'sql' | 'parameters'>) => Promise<QueryResult<R>>

type Field = messages.RowDescriptionMessage['fields'][number]
/** `fields`: where a statement is described. */
type Answer = { fields: Field[]; rows: (string | null)[][]; affected: number }
type Column = { name: string; parse: (text: string) => unknown }
type Statement = { name: string; columns: Column[] }

const { serialize } = protocol
const asText = (text: string): string => text

/**
 * Runs synchronously: PGlite runs in this thread, and all other users of `pglite` have awaited it. Throws the database's own
 * errors.
 */
export function preparedOn(pglite: PGlite): Execute {
  const statements = new Map<string, Statement>()

  async function send(...parts: Uint8Array[]): Promise<Answer> {
    const answer: Answer = { fields: [], rows: [], affected: 0 }
    const parser = new protocol.Parser()
    // PGlite's other interfaces parse and store more than this.
    await pglite.execProtocolRawStream(Buffer.concat(parts), {
      syncToFs: false,
      onRawData: (data) =>
        parser.parse(data, (message) => {
          if (message instanceof messages.DatabaseError) throw message
          if (message instanceof messages.RowDescriptionMessage) answer.fields = message.fields
          if (message instanceof messages.DataRowMessage) answer.rows.push(message.fields)
          if (message instanceof messages.CommandCompleteMessage)
            answer.affected = Number(message.text.split(' ').at(-1)) || 0
        }),
    })
    return answer
  }

  async function prepare(sql: string): Promise<Statement> {
    const name = `prepared_${statements.size + 1}`
    const { fields } = await send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const statement = {
      name,
      columns: fields.map((field) => ({
        name: field.name,
        parse: pglite.parsers[field.dataTypeID] ?? asText,
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
    const { rows, affected } = await send(
      serialize.bind({ statement: name, values: parameters.map(toText) }),
      serialize.execute(),
      serialize.sync(),
    )
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

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(toText(item))).join(',')}}`
  return value instanceof Date ? value.toISOString() : String(value)
}
