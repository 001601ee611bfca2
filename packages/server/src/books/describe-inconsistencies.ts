// Describes inconsistencies in our own books, a line each: boxes whose totals differ, and rows that the self-check found.
import { signedPaise } from '@lifafa/contract/money'
import type { OwnBooks } from './read-own-books.ts'

const ROWS_PER_CHECK = 5

export const describeInconsistencies = (
  ours: Pick<OwnBooks, 'inconsistentBoxes' | 'inconsistencies'>,
): string[] => [
  ...ours.inconsistentBoxes.map(
    ({ id, name, owedPaise, leftPaise }) =>
      `box ${id} (“${name}”): the ledger owes ${signedPaise(owedPaise)}, contributions less payouts are ${signedPaise(leftPaise)}`,
  ),
  ...ours.inconsistencies.map(
    ({ check, rows }) =>
      `self-check: ${check}: ${rows.slice(0, ROWS_PER_CHECK).map(namedFields).join('; ')}${more(rows.length, ROWS_PER_CHECK)}`,
  ),
]

/** A row of the self-check begins with the id of what is wrong. */
const namedFields = (row: unknown): string =>
  Object.entries(row as Record<string, unknown>)
    .map(([field, value], index) => (index === 0 ? String(value) : `${field} ${String(value)}`))
    .join(' ')

/** `, and 3 more` where not all are shown. */
const more = (count: number, shown: number): string => (count > shown ? `, and ${count - shown} more` : '')
