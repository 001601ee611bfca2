// PGlite's statements, each planned once: in a simulation the same few dozen run a hundred thousand times.
import type { PGlite } from '@electric-sql/pglite'
import type { CompiledQuery, QueryResult } from 'kysely'

export type Execute = <R>(query: Pick<CompiledQuery, 'sql' | 'parameters'>) => Promise<QueryResult<R>>

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const text = value instanceof Date ? value.toISOString() : String(value)
  return `'${text.replaceAll("'", "''")}'`
}

const BOUNDARY = /^(begin|commit|rollback)$/

export function preparedOn(pglite: PGlite): Execute {
  const names = new Map<string, string>()

  async function nameOf(sql: string): Promise<string> {
    const known = names.get(sql)
    if (known !== undefined) return known
    const name = `prepared_${names.size + 1}`
    await pglite.exec(`prepare ${name} as ${sql}`)
    names.set(sql, name)
    return name
  }

  return async ({ sql, parameters }) => {
    const values = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : ''
    const text = BOUNDARY.test(sql) ? sql : `execute ${await nameOf(sql)}${values}`
    const [result] = await pglite.exec(text)
    return { rows: (result?.rows ?? []) as never[], numAffectedRows: BigInt(result?.affectedRows ?? 0) }
  }
}
