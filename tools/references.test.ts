// Checks every reference to a document, every file that a document names, and every name of the glossary.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SLOW_SENTENCE } from './architecture/language-rules.ts'
import { filesBelow } from './architecture/source.ts'
import { brokenReferences } from './references/broken-references.ts'

const ROOT = join(import.meta.dirname, '..')
const IS_TEXT = /\.(ts|tsx|mjs|css|sql|md|json|yml|yaml)$/
/** This test and its parts hold broken references as examples. */
const OWN = /^tools\/references[./]/

const paths = [
  ...['packages', 'tools', 'docs', 'deploy', '.github'].flatMap((folder) => filesBelow(folder, /./)),
  ...readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
    .map(({ name }) => name),
].filter((path) => !OWN.test(path))
const files = new Map(
  paths.map((path) => [path, IS_TEXT.test(path) ? readFileSync(join(ROOT, path), 'utf8') : '']),
)

it('every reference leads to a section, an anchor, a decision or a file that exists', () => {
  expect(brokenReferences(files)).toEqual([])
})

it('no sentence of a document begins with What, Where, Whoever or Of', () => {
  const own = [...files].filter(([path]) => path.endsWith('.md') && path !== 'docs/specification.md')
  expect(
    own.flatMap(([path, text]) => [...text.matchAll(SLOW_SENTENCE)].map(([found]) => [path, found])),
  ).toEqual([])
})

const documents = {
  'docs/rules.md': '# Rules\n\n## 1. First\n\n### 1.2 Second part\n\n## What it is, for us\n',
  'docs/decisions/0006-single-entry-point-for-payments.md': '# 6. One door\n',
}
const brokenIn = (path: string, text: string) =>
  brokenReferences(new Map(Object.entries({ ...documents, [path]: text })))

it.each([
  ['a section that does not exist', 'src/a.ts', '// See docs/rules.md §2.'],
  ['a document that does not exist', 'src/a.ts', '// See gone.md §1.'],
  ['a path to a document that does not exist', 'src/a.ts', '// See docs/gone.md.'],
  ['an anchor that does not exist', 'src/a.ts', '// See docs/rules.md#gone.'],
  ['a heading that does not exist', 'src/a.ts', '// See docs/rules.md, “Gone”.'],
  ['a decision that does not exist', 'src/a.ts', '// See decision 7.'],
  ['a link to a file that does not exist', 'docs/a.md', '[gone](gone.md)'],
  ['a link to an anchor that does not exist', 'docs/a.md', '[gone](rules.md#gone)'],
  ['a link to an anchor of its own that does not exist', 'docs/a.md', '# A\n\n[gone](#gone)'],
  ['a file that does not exist', 'docs/a.md', '`web/hall.db.test.ts`'],
])('%s is refused', (_what, path, text) => {
  expect(brokenIn(path, text)).toHaveLength(1)
})

it('each name of the glossary stands in the code', () => {
  const sources = [...files].filter(([path]) => /^packages\/.*\.tsx?$/.test(path))
  const words = new Set(sources.flatMap(([, text]) => text.match(/\w+/g) ?? []))
  const named = [...(files.get('docs/glossary.md') ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !words.has(name))).toEqual([])
})
