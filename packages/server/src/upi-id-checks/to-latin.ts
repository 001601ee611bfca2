// Transliterates names to Latin letters, for systems that accept no others.
import anyAscii from 'any-ascii'

/** Nine Indian scripts have consecutive Unicode blocks with the same letters at the same positions. */
const FIRST_BLOCK = 0x0900
const AFTER_BLOCKS = 0x0d80
const BLOCK = 0x80
const NUKTA = 0x3c

/** Letters that the library transliterates in an unusual way, by position in the block. */
const WRITTEN: Readonly<Record<number, string>> = {
  2: 'n',
  26: 'ch',
  27: 'chh',
  54: 'sh',
  55: 'sh',
  67: 'ri',
}

/** The nasal of ਸਿੰਘ, Singh: other scripts have another letter at its position. */
const TIPPI = '\u0a70'

/** Symbols and emoji have no transliteration: they stay as they are. */
const inAscii = (character: string): string =>
  /[\p{L}\p{M}\p{N}]/u.test(character) ? anyAscii(character) : character

/** The position of a character outside the blocks. */
const NOWHERE = -1
const placeOf = (character: string | undefined): number => {
  const code = character?.codePointAt(0) ?? 0
  return code >= FIRST_BLOCK && code < AFTER_BLOCKS ? code % BLOCK : NOWHERE
}
const isConsonant = (place: number): boolean =>
  (place >= 0x15 && place <= 0x39) || (place >= 0x58 && place <= 0x5f)
/** A vowel sign, or virama: then a consonant has no inherent `a`. */
const isVowelSign = (place: number): boolean =>
  (place >= 0x3e && place <= 0x4d) || place === 0x62 || place === 0x63

/** Adds the inherent `a` of consonants, which the library leaves out. */
export function toLatin(name: string): string {
  const characters = [...name.normalize('NFC')]
  let written = ''
  for (const [at, character] of characters.entries()) {
    const place = placeOf(character)
    if (place === NUKTA) continue
    written += character === TIPPI ? 'n' : (WRITTEN[place] ?? inAscii(character))
    if (!isConsonant(place)) continue
    const next = placeOf(characters[at + 1]) === NUKTA ? characters[at + 2] : characters[at + 1]
    const isLast = next === undefined || !/\p{L}|\p{M}/u.test(next)
    if (!isLast && !isVowelSign(placeOf(next))) written += 'a'
  }
  return written.replace(
    /(^|[ .-])([a-z])/g,
    (_, before: string, first: string) => before + first.toUpperCase(),
  )
}
