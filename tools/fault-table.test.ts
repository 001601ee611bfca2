// Checks the table of faults in docs/faults.md: all 64 are there, once, and every named test exists.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Fault, readFaults } from './fault-table/read-faults.ts'
import { complaintsAboutId, readTestIds } from './test-ids/read-ids.ts'

const TABLE = 'docs/faults.md'
const FAULTS = 64

const faults = readFaults(readFileSync(join(import.meta.dirname, '..', TABLE), 'utf8'))

/** What is wrong with a row, each as a sentence. */
function complaintsAbout(
  { line, fault, behaviour, shownBy, sentences }: Fault,
  known: { has(id: string): boolean },
): string[] {
  const place = `${TABLE}:${line}`
  if (!fault || !behaviour) return [`${place} does not say what the fault is, or what happens then.`]
  if (shownBy.length + sentences.length === 0)
    return [
      `${place} names no test, nor says “not yet: …”, “cannot happen here: …” or “decided otherwise: …”.`,
    ]
  return shownBy.flatMap((id) => complaintsAboutId(place, id, known))
}

it('each of the 64 faults stands in the table once, in order', () => {
  expect(faults.map(({ number }) => number)).toEqual(Array.from({ length: FAULTS }, (_, index) => index + 1))
})

it('each fault names tests that exist, or says why there are none', () => {
  const known = readTestIds()
  expect(faults.flatMap((fault) => complaintsAbout(fault, known))).toEqual([])
})

const known = new Set(['order-1', 'guest-page-2'])

describe('a row is refused', () => {
  it.each([
    ['that names a test which does not exist', '| 1 | Cut. | Mended. | order-99 |'],
    ['that names a test by its title', '| 1 | Cut. | Mended. | it is mended |'],
    ['of which one test of two is gone', '| 1 | Cut. | Mended. | order-1, order-99 |'],
    ['without a test', '| 1 | Cut. | Mended. | |'],
    ['that does not say what is not yet', '| 1 | Cut. | Mended. | not yet: |'],
    ['that does not say what happens', '| 1 | Cut. | | order-1 |'],
  ])('%s', (_what, row) => {
    expect(readFaults(row).flatMap((fault) => complaintsAbout(fault, known))).toHaveLength(1)
  })
})

it('a row passes that names tests, or says why there are none; other tables are none', () => {
  const table = `
| # | fault | what happens | shown by |
|---|---|---|---|
| 1 | Cut. | Mended. | order-1, guest-page-2<br>not yet: the other half |
| 2 | Lost. | Found. | cannot happen here: nothing is sent |

| what | what happens |
|---|---|
| a thing | another |
`
  expect(readFaults(table).map(({ number }) => number)).toEqual([1, 2])
  expect(readFaults(table).flatMap((fault) => complaintsAbout(fault, known))).toEqual([])
})
