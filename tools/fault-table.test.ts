// Keeps the table of faults in docs/payments.md true: all 64 are there, once, and every test that is named exists.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Fault, readFaults } from './fault-table/read-faults.ts'
import { complaintsAboutTest } from './spec-coverage/named-tests.ts'

const ROOT = join(import.meta.dirname, '..')
const TABLE = 'docs/payments.md'
const FAULTS = 64

const files = globSync('{tools,packages/*/!(node_modules)}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT })
const faultsIn = (markdown: string) => readFaults(markdown, files)
const faults = faultsIn(readFileSync(join(ROOT, TABLE), 'utf8'))

/** What is wrong with a row, each as a sentence. */
function complaintsAbout({ line, fault, behaviour, shownBy, sentences }: Fault): string[] {
  const place = `${TABLE}:${line}`
  if (!fault || !behaviour) return [`${place} does not say what the fault is, or what happens then.`]
  if (shownBy.length + sentences.length === 0)
    return [
      `${place} names no test, nor says “not yet: …”, “cannot happen here: …” or “decided otherwise: …”.`,
    ]
  return shownBy.flatMap((test) => complaintsAboutTest(place, test))
}

it('each of the 64 faults stands in the table once, in order', () => {
  expect(faults.map(({ number }) => number)).toEqual(Array.from({ length: FAULTS }, (_, index) => index + 1))
})

it('each fault names tests that are there, or says why there are none', () => {
  expect(faults.flatMap(complaintsAbout)).toEqual([])
})

describe('a row is refused', () => {
  const wall = 'walls.test.ts › each wall can fail'
  it.each([
    ['that names a missing file', '| 1 | Cut. | Mended. | gone.test.ts › it is mended |'],
    ['that names a test which is not in its file', '| 1 | Cut. | Mended. | walls.test.ts › it is mended |'],
    ['that names a file alone', '| 1 | Cut. | Mended. | walls.test.ts |'],
    ['of which one test of two is gone', `| 1 | Cut. | Mended. | ${wall}<br>walls.test.ts › gone |`],
    ['without a test', '| 1 | Cut. | Mended. | |'],
    ['that does not say what is not yet', '| 1 | Cut. | Mended. | not yet: |'],
    ['that does not say what happens', `| 1 | Cut. | | ${wall} |`],
  ])('%s', (_what, row) => {
    expect(faultsIn(row).flatMap(complaintsAbout)).toHaveLength(1)
  })
})

it('a row passes that names tests by their files alone, or says why there are none; other tables are none', () => {
  const table = `
| # | fault | what happens | shown by |
|---|---|---|---|
| 1 | Cut. | Mended. | walls.test.ts › each wall can fail<br>not yet: the other half |
| 2 | Lost. | Found. | cannot happen here: nothing is sent |

| what | what happens |
|---|---|
| a thing | another |
`
  expect(faultsIn(table).map(({ number }) => number)).toEqual([1, 2])
  expect(faultsIn(table).flatMap(complaintsAbout)).toEqual([])
})
