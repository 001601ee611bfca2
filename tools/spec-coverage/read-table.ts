// Reads docs/spec-coverage.md: the tests that show each statement of the specification.

export interface Row {
  /** In the document, from 1. */
  line: number
  statement: string
  /** Ids of tests; where something was decided otherwise, of what is there instead, if it can be tested. */
  shownBy: string[]
  /** What has to be built first, or why we decided otherwise; undefined where there are tests. */
  untested?: string
}

const CELL_BORDER = /(?<!\\)\|/
const UNTESTED = /^(not yet|decided otherwise): /

/** The entries of a cell, each on a line of its own. */
export const entriesIn = (cell: string): string[] =>
  cell
    .split('<br>')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** The ids of an entry, as in `order-12, payment-3`. */
export const idsOf = (entry: string): string[] => entry.split(',').map((id) => id.trim())

/** The cells of all tables in `markdown`, without their heads. */
export function cellsOf(markdown: string): { line: number; cells: string[] }[] {
  const lines = markdown.split('\n')
  const isRule = (text = '') => /^\|[-| ]+\|$/.test(text)
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|') || isRule(text) || isRule(lines[index + 1])) return []
    const cells = text.split(CELL_BORDER).map((part) => part.trim().replaceAll('\\|', '|'))
    return [{ line: index + 1, cells: cells.slice(1, -1) }]
  })
}

/** The rows of all tables in `markdown`, without their heads. */
export const readTable = (markdown: string): Row[] =>
  cellsOf(markdown).map(({ line, cells: [statement = '', cell = ''] }) => {
    const [first = '', ...rest] = entriesIn(cell)
    // A reason may be missing: “decided otherwise:” alone is an entry, too.
    const untested = UNTESTED.test(`${first} `) ? `${first} `.replace(UNTESTED, '').trim() : undefined
    const tests = untested === undefined ? entriesIn(cell) : rest
    return { line, statement, shownBy: tests.flatMap(idsOf), untested }
  })
