// The glossary of ARCHITECTURE.md names tables, types and endpoints that exist.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from './architecture/source.ts'

const ROOT = join(import.meta.dirname, '..')
const sources = filesBelow('packages', /\.tsx?$/).map((path) => readFileSync(join(ROOT, path), 'utf8'))
const all = sources.join('\n')
const tables = readFileSync(join(ROOT, 'packages/server/src/db/generated-tables.ts'), 'utf8')
const glossary = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').split('\n## Glossary\n')[1] ?? ''

/** The names in backticks in a column, with the term of their row. */
const named = (column: number): { term: string; name: string }[] =>
  glossary
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| term'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap((cells) =>
      [...(cells[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => ({
        term: cells[1] ?? '',
        name: name ?? '',
      })),
    )

const [TABLE, TYPE, ENDPOINT] = [3, 4, 5]
/** Forms of each column's names in the sources. */
const isTable = (name: string): boolean => new RegExp(`\\n  ${name}: \\{\\n`).test(tables)
const isColumn = (name: string): boolean => new RegExp(`\\n    ${name}: `).test(tables)
const isExported = (name: string): boolean =>
  new RegExp(`\\bexport (type|interface|const|class|(async )?function) ${name}\\b`).test(all)

describe('the glossary names what exists', () => {
  it.each(named(TABLE).filter(({ name }) => name !== 'pgboss'))('table $name of “$term”', ({ name }) => {
    const [first = '', column] = name.split('.')
    expect(
      column === undefined ? isTable(first) || isColumn(first) : isTable(first) && isColumn(column),
    ).toBe(true)
  })

  it.each(named(TYPE).filter(({ name }) => !name.includes('/')))('type $name of “$term”', ({ name }) => {
    expect(isExported(name)).toBe(true)
  })

  it.each(named(ENDPOINT))('endpoint $name of “$term”', ({ name }) => {
    expect(all.includes(`'${name}'`)).toBe(true)
  })
})
