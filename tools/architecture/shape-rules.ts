// Rules for the size of files, and the form of a file, whatever its content.
import { posix } from 'node:path'
import type { ArchitectureRule, Violation } from './rule.ts'
import { importsOf, isTest, type Source } from './source.ts'

const LONGEST = 300
const IS_MIGRATION = /^packages\/server\/src\/db\/migrations\/\d{4}-/

/** A migration in two files is run by the one that all.ts has. */
function forgottenMigrations(sources: Source[]): Violation[] {
  const imported = new Set(sources.flatMap(importsOf).map(({ target }) => target))
  return sources
    .filter((source) => IS_MIGRATION.test(source.path) && !isTest(source) && !imported.has(source.path))
    .map(({ path }) => ({ path, line: 1, what: 'is run by nobody' }))
}

export const shapeRules: ArchitectureRule[] = [
  {
    name: `no file is longer than ${LONGEST} lines`,
    remedy: 'It is two things: find the seam and give each its own file and name.',
    violationsIn: (sources) =>
      sources
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
  {
    name: 'every migration is run',
    remedy: 'Add its line to packages/server/src/db/migrations/all.ts: an import, and its name as the key.',
    violationsIn: forgottenMigrations,
  },
]
