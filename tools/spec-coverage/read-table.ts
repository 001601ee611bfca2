// Reads docs/spec-coverage.md: which statement of the specification is shown by which test.

export interface Row {
  /** In the document, from 1. */
  line: number
  statement: string
  /** Empty where the statement is not built yet. */
  shownBy: { file: string; title: string }[]
  /** What has to be built first; undefined where there are tests. */
  notYet?: string
}

const CELL_BORDER = /(?<!\\)\|/
const NOT_YET = 'not yet: '
const TITLE_MARK = ' › '

function shownByOf(cell: string): Row['shownBy'] {
  return cell
    .split('<br>')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [file = '', ...title] = entry.split(TITLE_MARK)
      return { file: file.trim(), title: title.join(TITLE_MARK).trim() }
    })
}

/** The rows of all tables in `markdown`, without their heads. */
export function readTable(markdown: string): Row[] {
  const lines = markdown.split('\n')
  const isRule = (text = '') => /^\|[-| ]+\|$/.test(text)
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|') || isRule(text) || isRule(lines[index + 1])) return []
    const [, statement = '', cell = ''] = text
      .split(CELL_BORDER)
      .map((part) => part.trim().replaceAll('\\|', '|'))
    const notYet = cell.startsWith(NOT_YET) ? cell.slice(NOT_YET.length) : undefined
    return [{ line: index + 1, statement, shownBy: notYet === undefined ? shownByOf(cell) : [], notYet }]
  })
}
