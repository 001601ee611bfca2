// Writes a name in Latin letters, for systems that take no others.
import anyAscii from 'any-ascii'

/** Nine scripts of India have their blocks here, one after another, each with the same letters in the same places. */
const FIRST_BLOCK = 0x0900
const AFTER_BLOCKS = 0x0d80
const BLOCK = 0x80
const NUKTA = 0x3c

/** Where the library writes a letter as a European would hardly read it. By place in the block. */
const WRITTEN: Readonly<Record<number, string>> = {
  2: 'n',
  26: 'ch',
  27: 'chh',
  54: 'sh',
  55: 'sh',
  67: 'ri',
}

/** The nasal of ਸਿੰਘ, Singh: other scripts have another letter in its place. */
const TIPPI = '\u0a70'

/** Signs and pictures have no reading: they stay as they are. */
const inAscii = (character: string): string =>
  /[\p{L}\p{M}\p{N}]/u.test(character) ? anyAscii(character) : character

/** In none of the blocks. */
const NOWHERE = -1
const placeOf = (character: string | undefined): number => {
  const code = character?.codePointAt(0) ?? 0
  return code >= FIRST_BLOCK && code < AFTER_BLOCKS ? code % BLOCK : NOWHERE
}
const isConsonant = (place: number): boolean =>
  (place >= 0x15 && place <= 0x39) || (place >= 0x58 && place <= 0x5f)
/** A vowel's sign, or the sign that there is none: then a consonant has no `a` of its own. */
const isVowelSign = (place: number): boolean =>
  (place >= 0x3e && place <= 0x4d) || place === 0x62 || place === 0x63

/** The library writes letter by letter, and so leaves out the `a` that an Indian consonant has where nothing else is said. */
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
