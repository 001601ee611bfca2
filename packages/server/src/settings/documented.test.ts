// The table of settings in docs/operations.md has every setting of the server, once, and no other.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variables } from './variables.ts'

const OPERATIONS = join(import.meta.dirname, '../../../../docs/operations.md')
const [, section = ''] = readFileSync(OPERATIONS, 'utf8').split('\n## Settings\n')
const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
/** The first column of a row may name several. */
const described = rows.flatMap(
  (row) => (row.split(' | ')[0] ?? '').match(/[A-Z][A-Z_]+/g)?.map((name) => name) ?? [],
)

test('each setting is described once, and nothing else is', () => {
  expect(described.toSorted()).toEqual(Object.keys(variables.shape).sort())
})

test('each setting has a description', () => {
  expect(rows.filter((row) => (row.split(' | ')[1] ?? '').trim().length < 10)).toEqual([])
})
