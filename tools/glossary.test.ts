// docs/glossary.md names tables, columns, types and functions that exist.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from './architecture/source.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const words = new Set(filesBelow('packages', /\.tsx?$/).flatMap((path) => read(path).match(/\w+/g) ?? []))
const named = [...read('docs/glossary.md').matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

it('each name of the glossary stands in the code', () => {
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !words.has(name))).toEqual([])
})
