// Keeps docs/spec-coverage.md true: every statement of the specification names tests that are there, or says what is not.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { complaintsAboutTest } from './spec-coverage/named-tests.ts'
import { type Row, readTable } from './spec-coverage/read-table.ts'
import { titlesIn } from './spec-coverage/test-titles.ts'

const ROOT = join(import.meta.dirname, '..')
const TABLE = 'docs/spec-coverage.md'
const rows = readTable(readFileSync(join(ROOT, TABLE), 'utf8'))

/** What is wrong with a row, each as a sentence. */
function complaintsAbout({ line, statement, shownBy, untested }: Row): string[] {
  const place = `${TABLE}:${line}`
  if (!statement) return [`${place} has no statement.`]
  if (untested === '') return [`${place} does not say what has to be built first, or why not.`]
  if (untested === undefined && shownBy.length === 0)
    return [`${place} names no test, nor says “not yet: …” or “decided otherwise: …”.`]
  return shownBy.flatMap((test) => complaintsAboutTest(place, test))
}

it('each statement of the specification names tests that are there, or says what is not built yet or was decided otherwise', () => {
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.flatMap(complaintsAbout)).toEqual([])
})

describe('a row is refused', () => {
  const walls = 'tools/walls.test.ts'
  it.each([
    ['that names a missing file', '| Said. | tools/gone.test.ts › it is said |'],
    ['that names a test which is not in its file', `| Said. | ${walls} › it is said |`],
    ['that names a file alone', `| Said. | ${walls} |`],
    ['of which one test of two is gone', `| Said. | ${walls} › each wall can fail<br>${walls} › gone |`],
    ['without a test', '| Said. | |'],
    ['that does not say what is not yet', '| Said. | not yet: |'],
    ['that does not say why it was decided otherwise', '| Said. | decided otherwise: |'],
    [
      'of which the test of what was decided instead is gone',
      `| Said. | decided otherwise: for a reason<br>${walls} › gone |`,
    ],
    ['without a statement', `| | ${walls} › each wall can fail |`],
  ])('%s', (_what, row) => {
    expect(readTable(row).flatMap(complaintsAbout)).toHaveLength(1)
  })
})

it('a row passes that names what is there, or what is not built yet; a head is no row', () => {
  const table = `
| statement | shown by |
|---|---|
| Either \\| or. | tools/walls.test.ts › each wall can fail<br>tools/walls.test.ts › has an example |
| Later. | not yet: the administrator's area |
| Never. | decided otherwise: for a reason |
| Something else. | decided otherwise: for a reason<br>tools/walls.test.ts › each wall can fail |
`
  expect(readTable(table).map(({ statement }) => statement)).toEqual([
    'Either | or.',
    'Later.',
    'Never.',
    'Something else.',
  ])
  expect(readTable(table).flatMap(complaintsAbout)).toEqual([])
})

it('titles are read however they are quoted, after a list of cases too, and other texts are none', () => {
  const source = `
    test('it\\'s quoted', () => {})
    it.each([['a', 1]])("a case of %s", () => { expect(page.getByText('not a title', {})) })
    test.describe(\`in backquotes\`, () => {})
    it.each<[string]>([
      ['b'],
    ])(
      'on a line of its own',
      () => {},
    )`
  expect(titlesIn(source)).toEqual(["it's quoted", 'a case of %s', 'in backquotes', 'on a line of its own'])
})
