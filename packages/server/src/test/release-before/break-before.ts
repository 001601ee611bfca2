// Finds what a schema takes from the servers of the release before, which run on it while they are replaced.

/** `column hosts.email text not null default`, `check hosts (email) name` */
const COLUMN = /^column (\w+)\.(\w+) (.*)$/
const OF_COLUMNS = /^(check|foreign|unique|trigger) (\w+) \((.*?)\)/

/** Sentences, one for each fact of `before` or `today` (lines of `schemaFacts`) that a statement of the release before may meet. */
export function breaksBefore(before: readonly string[], today: readonly string[]): string[] {
  const columnsBefore = new Map(before.flatMap(columnIn))
  const columnsToday = new Map(today.flatMap(columnIn))
  const tables = new Set([...columnsBefore.keys()].map((name) => name.split('.')[0]))
  const gone = before.filter((fact) => !today.includes(fact))
  const added = today.filter((fact) => !before.includes(fact))

  const changedColumns = [...columnsBefore].flatMap(([name, was]) => {
    const is = columnsToday.get(name)
    return is === was ? [] : [`${name} was “${was}”, and is ${is === undefined ? 'gone' : `“${is}”`}`]
  })
  const neededColumns = [...columnsToday].flatMap(([name, is]) =>
    columnsBefore.has(name) || !tables.has(name.split('.')[0]) || !is.endsWith('not null')
      ? []
      : [`${name} is new, and must be given: let it be null, or have a default`],
  )
  const lostKeys = gone
    .filter((fact) => fact.startsWith('unique'))
    .map((fact) => `${fact}: is gone, and “on conflict” may name it`)
  const lostFunctions = gone
    .filter((fact) => fact.startsWith('function'))
    .map((fact) => `${fact}: is gone, and a statement may call it`)
  const narrowed = added.flatMap((fact) => {
    const [, , table = '', columns = ''] = OF_COLUMNS.exec(fact) ?? []
    const areOld = columns
      .split(', ')
      .filter(Boolean)
      .every((column) => columnsBefore.has(`${table}.${column}`))
    return tables.has(table) && areOld
      ? [`${fact}: is new, and may refuse what the release before writes`]
      : []
  })
  return [...changedColumns, ...neededColumns, ...lostKeys, ...lostFunctions, ...narrowed]
}

function columnIn(fact: string): [string, string][] {
  const [, table, column, type] = COLUMN.exec(fact) ?? []
  return table && column && type ? [[`${table}.${column}`, type]] : []
}
