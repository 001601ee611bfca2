// Documents and titles name the same tests by their ids, so that no prescribed promise loses its test unseen. An id stands at the end of
// a test's title, as in “pays twice [order-12]”; a line `Tests: order-1…12, page-3` of a section names ids.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from './architecture/source.ts'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

/** The first argument of test(…), it.each(…)(…), describe(…), test.step(…), where it is written out. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\[\s\S]|(?!\1)[\s\S])*)\1\s*,/g
const ID_AT_END = / \[([a-z]+(?:-[a-z]+)*-[1-9][0-9]*)\]$/

const idsOfTests = (source: string): string[] =>
  [...source.matchAll(TITLE)].flatMap(([, , title = '']) => ID_AT_END.exec(title)?.[1] ?? [])

const idsIn = (list: string): string[] =>
  list.split(', ').flatMap((entry) => {
    const [, area, first, last = first] = /^([a-z-]+)-(\d+)(?:…(\d+))?$/.exec(entry) ?? []
    if (!area) throw new Error(`“${entry}” names no tests.`)
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => `${area}-${Number(first) + at}`,
    )
  })

const tests = ['tools', 'packages']
  .flatMap((folder) => filesBelow(folder, /\.(test|spec)\.tsx?$/))
  .flatMap((file) => idsOfTests(read(file)).map((id) => ({ id, file })))
const named = ['docs/specification.md', 'docs/testing.md'].flatMap((path) =>
  [...read(path).matchAll(/^Tests: (.+)$/gm)].flatMap(([, list = '']) => idsIn(list)),
)

it('an id is given to one test', () => {
  expect(tests.filter(({ id }, at) => tests.findIndex((other) => other.id === id) !== at)).toEqual([])
})

it('each test that a document names exists', () => {
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((id) => !tests.some((test) => test.id === id))).toEqual([])
})

it('each test with an id is named by a document', () => {
  expect(tests.filter(({ id }) => !named.includes(id))).toEqual([])
})
