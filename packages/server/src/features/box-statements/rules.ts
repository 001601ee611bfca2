// Writes a statement in the characters that its PDF can print.
import type { BoxStatement } from '@lifafa/contract/box-money/box-statement'
import { PRINTABLE } from '@lifafa/contract/fields/evidence'
import { printable } from '../payouts/rules/printable.ts'

/**
 * What the typefaces of statements have: that of evidence letters, Tamil, and Urdu, whose short vowels are not written, so that Latin
 * letters would be without them. Other scripts are written in Latin letters.
 */
const CHARACTERS = new RegExp(`${PRINTABLE.source}|^[\\p{Script=Tamil}\\u0606-\\u06dc\\u06de-\\u06ff]$`, 'u')

/** A row is one line of text, however it was typed. */
const inOneLine = (text: string): string => printable(text, CHARACTERS).replace(/\s+/g, ' ').trim()
const guestOf = <T extends { guest: string | null }>(row: T): T => ({
  ...row,
  guest: row.guest === null ? null : inOneLine(row.guest),
})

export const printableStatement = (statement: BoxStatement): BoxStatement => ({
  ...statement,
  host: inOneLine(statement.host),
  box: { ...statement.box, name: inOneLine(statement.box.name) },
  contributions: statement.contributions.map(guestOf),
  given_back: statement.given_back.map(guestOf),
})
