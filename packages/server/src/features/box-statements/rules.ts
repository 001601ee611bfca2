// Writes a statement in the characters that its PDF can print.
import type { BoxStatement } from '@lifafa/contract/box-money/box-statement'
import { PRINTABLE } from '@lifafa/contract/fields/printable'
import { toLatin } from '../../upi-id-checks/to-latin.ts'

/**
 * The typefaces of statements have these, Tamil, and Urdu, whose short vowels are not written: Latin letters would be without them.
 */
const CHARACTERS = new RegExp(`${PRINTABLE.source}|^[\\p{Script=Tamil}\\u0606-\\u06dc\\u06de-\\u06ff]$`, 'u')

/** A row is one line of text, however it was typed. */
const inOneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim()
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

/** A word in another script is written in Latin letters; what has none, as emoji, is left out. */
function printable(text: string): string {
  const isPrintable = (character: string): boolean => CHARACTERS.test(character)
  const isOfOtherScript = (word: string): boolean =>
    [...word].some((character) => /[\p{L}\p{M}\p{N}]/u.test(character) && !isPrintable(character))
  return text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(/[\t\u00a0]/g, ' ')
    .split(/([ \n]+)/)
    .map((word) => [...(isOfOtherScript(word) ? toLatin(word) : word)].filter(isPrintable).join(''))
    .join('')
}
