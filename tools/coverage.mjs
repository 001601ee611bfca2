// Runs `npm run coverage`: prints the sections of the specification, and the faults of docs/testing.md, with the tests that show them.
// An id stands at the end of a test's title, as in “pays twice [order-12]”; a line `Tests: order-1…12, page-3` of a section names ids.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './processes/our-node.mjs'

const FILES = '{tools,packages/*/!(node_modules)}/**/*.{test,spec}.{ts,tsx}'
const DOCUMENTS = ['docs/specification.md', 'docs/testing.md']
/** The first argument of test(…), it.each(…)(…), describe(…), test.step(…), where it is written out. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\[\s\S]|(?!\1)[\s\S])*)\1\s*,/g
const ID_AT_END = /^([\s\S]*) \[([a-z]+(?:-[a-z]+)*-[1-9][0-9]*)\]$/

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8')

/** Titles by their ids. @param {string} source @returns {[id: string, title: string][]} */
export const titlesIn = (source) =>
  [...source.matchAll(TITLE)].flatMap(([, , text = '']) => {
    const [, title, id] = ID_AT_END.exec(text) ?? []
    return id && title !== undefined ? [[id, title]] : []
  })

/** All tests that have an id. @returns {{ id: string, title: string, file: string }[]} */
export const readTests = () =>
  globSync(FILES, { cwd: ROOT }).flatMap((file) =>
    titlesIn(read(file)).map(([id, title]) => ({ id, title, file: file.replaceAll('\\', '/') })),
  )

/** `order-1…3, page-3` @param {string} text @returns {string[]} */
export const idsIn = (text) =>
  text.split(', ').flatMap((entry) => {
    const [, area, first, last = first] = /^([a-z-]+)-(\d+)(?:…(\d+))?$/.exec(entry) ?? []
    if (!area) throw new Error(`“${entry}” names no tests.`)
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => `${area}-${Number(first) + at}`,
    )
  })

/** Headings with the ids below them. @returns {{ heading: string, ids: string[] }[]} */
export function readSections() {
  let heading = ''
  return DOCUMENTS.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
        const [, ids] = /^Tests: (.+)$/.exec(line) ?? []
        return ids ? [{ heading, ids: idsIn(ids) }] : []
      }),
  )
}

if (process.argv[1] === import.meta.filename) {
  const tests = new Map(readTests().map((test) => [test.id, test]))
  for (const { heading, ids } of readSections()) {
    console.log(`\n${heading}`)
    for (const id of ids)
      console.log(`  ${id}  ${tests.get(id)?.title ?? 'MISSING'}  (${tests.get(id)?.file ?? ''})`)
  }
}
