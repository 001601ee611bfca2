// Checks the ids of tests: each is unique, named by a document, and belongs to an area of docs/testing.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFaults } from './fault-table/read-faults.ts'
import { cellsOf, readTable } from './spec-coverage/read-table.ts'
import { areaOf, idsIn, isTestId, readTestIds } from './test-ids/read-ids.ts'
import { titlesIn } from './test-ids/test-titles.ts'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const ids = readTestIds()

/** The number after the highest that the area of `id` has. */
const nextOf = (id: string): string => {
  const numbers = [...ids.keys()]
    .filter((one) => areaOf(one) === areaOf(id))
    .map((one) => /\d+$/.exec(one)?.[0])
  return `${areaOf(id)}-${Math.max(...numbers.map(Number)) + 1}`
}

it('an id is given to one test', () => {
  const twice = [...ids].filter(([, files]) => files.length > 1)
  expect(
    twice.map(
      ([id, files]) => `${id} stands in ${files.join(' and in ')}: take ${nextOf(id)} for the newer test`,
    ),
  ).toEqual([])
})

it('a test has an id where a document names it, and else none', () => {
  const named = new Set([
    ...readTable(read('docs/spec-coverage.md')).flatMap(({ shownBy }) => shownBy),
    ...readFaults(read('docs/faults.md')).flatMap(({ shownBy }) => shownBy),
  ])
  const unnamed = [...ids].filter(([id]) => !named.has(id))
  expect(unnamed.map(([id, [file]]) => `${file}: no document names ${id}; take it out of the title`)).toEqual(
    [],
  )
})

it('an id begins with an area that docs/testing.md lists', () => {
  const areas = cellsOf(read('docs/testing.md')).map(({ cells: [area] }) => area)
  expect([...new Set([...ids.keys()].map(areaOf))].filter((area) => !areas.includes(`\`${area}\``))).toEqual(
    [],
  )
})

it('an id is read at the end of a title, of a test, a case, a group or a step', () => {
  const source = `
    test('pays once [order-12]', () => {})
    it.each([['a', 1]])("a case of %s [guest-page-3]", () => {})
    describe(\`a group [order-13]\`, () => {})
    test('says [order-14] within', () => { expect('no title [order-15]') })
    test('of no number [order]', () => {})`
  expect(idsIn(source)).toEqual(['order-12', 'guest-page-3', 'order-13'])
})

it('an id is an area and a number', () => {
  expect(['order-1', 'guest-page-20', 'order', 'order-0', 'Order-1', 'it is said'].filter(isTestId)).toEqual([
    'order-1',
    'guest-page-20',
  ])
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
