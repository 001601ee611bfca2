// The result of a run, as people read it: numbers side by side, then each guarantee and what broke it.
import type { Outcome } from './run-house.ts'

const TITLE = { postgres: 'two servers, PostgreSQL', pglite: 'one server, PGlite' } as const
const FIRST_COLUMN = 76
const COLUMN = 26
const MOST_BREACHES = 20
const MOST_COMPLAINTS = 12

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
  for (const { guarantee } of first.verdicts)
    row(
      guarantee,
      outcomes.map(({ verdicts }) =>
        markOf(verdicts.find((verdict) => verdict.guarantee === guarantee)?.breaches),
      ),
    )
  for (const outcome of outcomes) printDetails(outcome)
}

const markOf = (breaches: string[] | undefined): string =>
  breaches === undefined ? '?' : breaches.length === 0 ? '✓' : `✗ ${breaches.length}`

function printDetails({ kind, verdicts, complaints }: Outcome): void {
  for (const { guarantee, breaches } of verdicts) {
    if (breaches.length === 0) continue
    print(`\n✗ ${TITLE[kind]}: ${guarantee}`)
    for (const breach of breaches.slice(0, MOST_BREACHES)) print(`    ${breach}`)
    if (breaches.length > MOST_BREACHES) print(`    … and ${breaches.length - MOST_BREACHES} more`)
  }
  if (verdicts.every(({ breaches }) => breaches.length === 0)) return
  print(`\n  What the servers said (${TITLE[kind]}):`)
  for (const complaint of complaints.slice(0, MOST_COMPLAINTS)) print(`    ${complaint}`)
}
