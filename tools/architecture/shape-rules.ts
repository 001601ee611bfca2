// Rules for the size of files, and the form of a file, whatever its content.
import { posix } from 'node:path'
import type { ArchitectureRule } from './rule.ts'

const LONGEST = 300
const GENERATED = 'packages/server/src/db/generated-tables.ts'

export const shapeRules: ArchitectureRule[] = [
  {
    name: `no file is longer than ${LONGEST} lines`,
    remedy: 'It is two things: find the seam and give each its own file and name.',
    violationsIn: (sources) =>
      sources
        .filter(({ path }) => path !== GENERATED)
        .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
        .filter(({ lines }) => lines > LONGEST)
        .map(({ path, lines }) => ({ path, line: lines, what: `has ${lines} lines` })),
  },
  {
    name: 'there are no barrels',
    remedy: 'Import from the file that holds it, and name each file for what it holds.',
    violationsIn: (sources) =>
      sources
        .filter(({ path }) => /^index\.\w+$/.test(posix.basename(path)))
        .map(({ path }) => ({ path, line: 1, what: 'is a barrel' })),
  },
]
