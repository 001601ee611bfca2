// Describes inconsistencies in our own books, a line each: the rows that the self-check found.
import type { Inconsistency } from '../db/self-check/self-check.ts'

const ROWS_PER_CHECK = 5

export const describeInconsistencies = (found: readonly Inconsistency[]): string[] =>
  found.map(
    ({ check, rows }) =>
      `self-check: ${check}: ${rows.slice(0, ROWS_PER_CHECK).map(namedFields).join('; ')}${more(rows.length, ROWS_PER_CHECK)}`,
  )

/** A row of the self-check begins with the id of what is wrong. */
const namedFields = (row: unknown): string =>
  Object.entries(row as Record<string, unknown>)
    .map(([field, value], index) => (index === 0 ? String(value) : `${field} ${String(value)}`))
    .join(' ')

/** `, and 3 more` where not all are shown. */
const more = (count: number, shown: number): string => (count > shown ? `, and ${count - shown} more` : '')
