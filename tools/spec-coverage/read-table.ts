// Reads docs/spec-coverage.md: which statement of the specification is shown by which test.

export interface Row {
  /** In the document, from 1. */
  line: number
  statement: string
  /** Empty where there is nothing to test. */
  shownBy: { file: string; title: string }[]
  /** What has to be built first, or why we decided otherwise; undefined where there are tests. */
  untested?: string
}

const CELL_BORDER = /(?<!\\)\|/
const UNTESTED = /^(not yet|decided otherwise): /
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
    const untested = UNTESTED.test(cell) ? cell.replace(UNTESTED, '') : undefined
    return [{ line: index + 1, statement, shownBy: untested === undefined ? shownByOf(cell) : [], untested }]
  })
}
