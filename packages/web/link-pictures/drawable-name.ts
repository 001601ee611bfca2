// A name in letters that we have: no system's fonts help out where pictures are drawn.
import { FACES } from '../app/motifs/canvas/lettering.ts'
import type { Pen } from '../app/motifs/canvas/pen.ts'

/** Unicode promises that it will never be a character: it is drawn as whatever is missing. */
const NO_CHARACTER = '\u{10FFFE}'
const LETTER = /[\p{L}\p{N}]/u
/** They belong to an emoji before them, which is gone. */
const VARIATION_SELECTORS = /[\uFE00-\uFE0F]/g

/**
 * The name without its emoji and other ornaments that our typeface does not have. Undefined where a letter would be lost,
 * as of a name in Tamil or Urdu, or where none is left: half a name is worse than none.
 */
export function drawableName(pen: Pen, name: string): string | undefined {
  pen.font = FACES.heading(100)
  const missing = outlineOf(pen, NO_CHARACTER)
  const characters = [...name.normalize('NFC').replace(VARIATION_SELECTORS, '')]
  const kept = characters.filter((character) => outlineOf(pen, character) !== missing)
  const countLetters = (some: string[]) =>
    some.filter((character) => /[\p{L}\p{M}\p{N}]/u.test(character)).length
  if (countLetters(kept) < countLetters(characters)) return undefined
  const tidy = kept.join('').replace(/\s+/g, ' ').trim()
  return LETTER.test(tidy) ? tidy : undefined
}

function outlineOf(pen: Pen, character: string): string {
  const box = pen.measureText(character)
  return [
    box.width,
    box.actualBoundingBoxLeft,
    box.actualBoundingBoxRight,
    box.actualBoundingBoxAscent,
  ].join()
}
