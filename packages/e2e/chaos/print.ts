// Prints the result of a run: numbers side by side, then each guarantee and its violations.
import type { Outcome } from './run-environment.ts'

const TITLE = {
  postgres: 'two servers, PostgreSQL',
  pglite: 'one server, PGlite',
  citus: 'two servers, Citus',
} as const
const FIRST_COLUMN = 76
const COLUMN = 26
const MAX_VIOLATIONS = 20
const MAX_ERRORS = 12

const print = (line: string) => process.stdout.write(`${line}\n`)

export function printOutcomes(outcomes: readonly Outcome[]): void {
  const row = (title: string, cells: (string | number)[]) =>
    print(title.padEnd(FIRST_COLUMN) + cells.map((cell) => String(cell).padStart(COLUMN)).join(''))
  const [first] = outcomes
  if (!first) return
  row(
    '',
    outcomes.map(({ kind }) => TITLE[kind]),
  )
  for (const title of Object.keys(first.numbers))
    row(
      title,
      outcomes.map(({ numbers }) => numbers[title] ?? ''),
    )
  for (const { guarantee } of first.checks)
    row(
      guarantee,
      outcomes.map(({ checks }) => markOf(checks.find((check) => check.guarantee === guarantee)?.violations)),
    )
  for (const outcome of outcomes) printDetails(outcome)
}

const markOf = (violations: string[] | undefined): string =>
  violations === undefined ? '?' : violations.length === 0 ? '✓' : `✗ ${violations.length}`

function printDetails({ kind, checks, errors }: Outcome): void {
  for (const { guarantee, violations } of checks) {
    if (violations.length === 0) continue
    print(`\n✗ ${TITLE[kind]}: ${guarantee}`)
    for (const breach of violations.slice(0, MAX_VIOLATIONS)) print(`    ${breach}`)
    if (violations.length > MAX_VIOLATIONS) print(`    … and ${violations.length - MAX_VIOLATIONS} more`)
  }
  if (checks.every(({ violations }) => violations.length === 0)) return
  print(`\n  What the servers said (${TITLE[kind]}):`)
  for (const error of errors.slice(0, MAX_ERRORS)) print(`    ${error}`)
}
