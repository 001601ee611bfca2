// The documents name tests by ids: each statement of the specification (docs/spec-coverage.md) and each of the 64 faults (docs/faults.md)
// has tests that exist, or says why there are none. An id stands at the end of a title, as in “pays twice [order-12]”.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const TESTS = '{tools,packages/*/!(node_modules)}/**/*.{test,spec}.{ts,tsx}'
const OWN = 'tools/test-ids.test.ts'
const FAULTS = 64
const CELL_BORDER = /(?<!\\)\|/
/** In place of tests; then of what is there instead, if it can be tested. */
const REASON = /^(not yet|decided otherwise|cannot happen here): \S/
/** The first argument of test(…), it.each(…)(…), describe(…), test.step(…), where it is written out. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\[\s\S]|(?!\1)[\s\S])*)\1\s*,/g
const ID_AT_END = / \[([a-z]+(?:-[a-z]+)*-[1-9][0-9]*)\]$/

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const entriesIn = (cell: string, by: string): string[] =>
  cell.split(by).flatMap((entry) => entry.trim() || [])

type Row = { line: number; cells: string[] }

/** The rows of all tables in `markdown`, without their heads. */
function rowsOf(markdown: string): Row[] {
  const lines = markdown.split('\n')
  const isRule = (text = '') => /^\|[-| ]+\|$/.test(text)
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|') || isRule(text) || isRule(lines[index + 1])) return []
    const cells = text.split(CELL_BORDER).map((part) => part.trim())
    return [{ line: index + 1, cells: cells.slice(1, -1) }]
  })
}

/** The ids in a cell, whose entries stand on lines of their own; reasons are left out. */
const idsIn = (cell: string): string[] =>
  entriesIn(cell, '<br>')
    .filter((entry) => !REASON.test(entry))
    .flatMap((entry) => entriesIn(entry, ','))

/** Complaints about rows whose last cell names tests. */
const complaintsAbout = (rows: Row[], known: { has(id: string): boolean }): string[] =>
  rows.flatMap(({ line, cells }) => {
    if (cells.includes('')) return [`line ${line} has an empty cell`]
    const missing = idsIn(cells.at(-1) ?? '').filter((id) => !known.has(id))
    return missing.map((id) => `line ${line}: no title of a test ends with [${id}]`)
  })

const idsOfTitles = (source: string): string[] =>
  [...source.matchAll(TITLE)].flatMap(([, , title = '']) => ID_AT_END.exec(title)?.[1] ?? [])

/** The ids of all tests of the repository, with the files in which they stand. */
const tests = new Map<string, string[]>()
for (const file of globSync(TESTS, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/')))
  for (const id of file === OWN ? [] : idsOfTitles(read(file)))
    tests.set(id, [...(tests.get(id) ?? []), file])

const tables = {
  'docs/spec-coverage.md': rowsOf(read('docs/spec-coverage.md')),
  'docs/faults.md': rowsOf(read('docs/faults.md')).filter(({ cells: [number = ''] }) => /^\d+$/.test(number)),
}

it('an id is given to one test', () => {
  const twice = [...tests].filter(([, files]) => files.length > 1)
  expect(twice.map(([id, files]) => `${id} stands in ${files.join(' and in ')}`)).toEqual([])
})

it.each(Object.entries(tables))('%s names tests that exist, or says why there are none', (_path, rows) => {
  expect(rows.length).toBeGreaterThan(0)
  expect(complaintsAbout(rows, tests)).toEqual([])
})

it('a test has an id where a document names it, and else none', () => {
  const rows = Object.values(tables).flat()
  const named = new Set(rows.flatMap(({ cells }) => idsIn(cells.at(-1) ?? '')))
  const unnamed = [...tests].filter(([id]) => !named.has(id))
  expect(unnamed.map(([id, [file]]) => `${file}: no document names ${id}; take it out of the title`)).toEqual(
    [],
  )
})

it('each of the 64 faults stands in the table once, in order', () => {
  expect(tables['docs/faults.md'].map(({ cells: [number] }) => Number(number))).toEqual(
    Array.from({ length: FAULTS }, (_, index) => index + 1),
  )
})

it('the coverage has the headings of sections 1 to 9 of the specification, in their order', () => {
  const [prescribed = ''] = read('docs/specification.md').split('\n## 10.')
  const headingsIn = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('##'))
  expect(headingsIn(read('docs/spec-coverage.md'))).toEqual(headingsIn(prescribed))
})

it.each([
  '| Said. | order-99 |',
  '| Said. | it is said |',
  '| Said. | order-1, order-99 |',
  '| Said. | |',
  '| Said. | not yet: |',
  '| Said. | decided otherwise: for a reason<br>order-99 |',
  '| | order-1 |',
])('the row %s is refused', (row) => {
  expect(complaintsAbout(rowsOf(row), new Set(['order-1', 'order-2']))).toHaveLength(1)
})

it('an id is read at the end of a title, however it is quoted', () => {
  const source = `
    test('it\\'s paid once [order-12]', () => {})
    it.each([['a', 1]])("a case of %s [guest-page-3]", () => { expect(page.getByText('no [order-16]', {})) })
    describe(\`a group [order-13]\`, () => {})
    test('says [order-14] within', () => { expect('no title [order-15]') })`
  expect(idsOfTitles(source)).toEqual(['order-12', 'guest-page-3', 'order-13'])
})
