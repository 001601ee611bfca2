// Writes a text in the characters that an evidence letter can print.
import { PRINTABLE } from '@lifafa/contract/fields/evidence'
import { toLatin } from '../../payouts/rules/to-latin.ts'

const isPrintable = (character: string): boolean => PRINTABLE.test(character)

/** A word in another script is written in Latin letters; what has none, as emoji, is left out. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(/[\t\u00a0]/g, ' ')
    .split(/([ \n]+)/)
    .map((word) => [...(isOfOtherScript(word) ? toLatin(word) : word)].filter(isPrintable).join(''))
    .join('')

const isOfOtherScript = (word: string): boolean =>
  [...word].some((character) => /[\p{L}\p{M}\p{N}]/u.test(character) && !isPrintable(character))
