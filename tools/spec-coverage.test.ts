// Checks docs/spec-coverage.md: every statement of the specification names existing tests, or says what is missing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Row, readTable } from './spec-coverage/read-table.ts'
import { complaintsAboutId, readTestIds } from './test-ids/read-ids.ts'

const TABLE = 'docs/spec-coverage.md'
/** Statements that the table had when tests were given ids; a statement is never dropped. */
const FEWEST_ROWS = 403
const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const rows = readTable(read(TABLE))

/** What is wrong with a row, each as a sentence. */
function complaintsAbout({ line, statement, shownBy, untested }: Row, known: { has(id: string): boolean }) {
  const place = `${TABLE}:${line}`
  if (!statement) return [`${place} has no statement.`]
  if (untested === '') return [`${place} does not say what has to be built first, or why not.`]
  if (untested === undefined && shownBy.length === 0)
    return [`${place} names no test, nor says “not yet: …” or “decided otherwise: …”.`]
  return shownBy.flatMap((id) => complaintsAboutId(place, id, known))
}

it('each statement of the specification names tests that exist, or says what is not built yet or was decided otherwise', () => {
  expect(rows.length).toBeGreaterThanOrEqual(FEWEST_ROWS)
  const known = readTestIds()
  expect(rows.flatMap((row) => complaintsAbout(row, known))).toEqual([])
})

it('the coverage has the headings of sections 1 to 9 of the specification, in their order', () => {
  const [prescribed = ''] = read('docs/specification.md').split('\n## 10.')
  const headingsIn = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('##'))
  expect(headingsIn(read(TABLE))).toEqual(headingsIn(prescribed))
})

const known = new Set(['order-1', 'guest-page-2'])

describe('a row is refused', () => {
  it.each([
    ['that names a test which does not exist', '| Said. | order-99 |'],
    ['that names a test by its title', '| Said. | it is said |'],
    ['of which one test of two is gone', '| Said. | order-1, order-99 |'],
    ['without a test', '| Said. | |'],
    ['that does not say what is not yet', '| Said. | not yet: |'],
    ['that does not say why it was decided otherwise', '| Said. | decided otherwise: |'],
    [
      'of which the test of what was decided instead is gone',
      '| Said. | decided otherwise: for a reason<br>order-99 |',
    ],
    ['without a statement', '| | order-1 |'],
  ])('%s', (_what, row) => {
    expect(readTable(row).flatMap((one) => complaintsAbout(one, known))).toHaveLength(1)
  })
})

it('a row passes that names what exists, or what is not built yet; a head is no row', () => {
  const table = `
| statement | shown by |
|---|---|
| Either \\| or. | order-1, guest-page-2 |
| Later. | not yet: the administrator's area, all of it |
| Never. | decided otherwise: for a reason |
| Something else. | decided otherwise: for a reason<br>order-1 |
`
  expect(readTable(table).map(({ statement }) => statement)).toEqual([
    'Either | or.',
    'Later.',
    'Never.',
    'Something else.',
  ])
  expect(readTable(table).flatMap((row) => complaintsAbout(row, known))).toEqual([])
})
