// Writes a text in the characters that a typeface has.
import { PRINTABLE } from '@lifafa/contract/fields/evidence'
import { toLatin } from '../../../upi-id-checks/to-latin.ts'

/**
 * A word in another script is written in Latin letters; what has none, as emoji, is left out. `characters` matches one that can be
 * printed: by default, what an evidence letter has.
 */
export function printable(text: string, characters: RegExp = PRINTABLE): string {
  const isPrintable = (character: string): boolean => characters.test(character)
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
