// A name in letters that we have: no system's fonts help out where pictures are drawn.
import { FACES } from '../app/motifs/canvas/lettering.ts'
import type { Pen } from '../app/motifs/canvas/pen.ts'

/** Unicode promises that it will never be a character: it is drawn as whatever is missing. */
const NO_CHARACTER = '\u{10FFFE}'
const LETTER = /[\p{L}\p{N}]/u

/** What a reader takes for one letter or one emoji, however many characters it is made of. */
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/**
 * The name without its emoji and other ornaments that our typeface does not have. Undefined where a letter would be lost,
 * as of a name in Tamil or Urdu, or where none is left: half a name is worse than none.
 */
export function drawableName(pen: Pen, name: string): string | undefined {
  pen.font = FACES.heading(100)
  const missing = outlineOf(pen, NO_CHARACTER)
  const isDrawable = (grapheme: string) =>
    [...grapheme].every((character) => outlineOf(pen, character) !== missing)
  const signs = [...graphemes.segment(name.normalize('NFC'))].map(({ segment }) => segment)
  if (signs.some((sign) => LETTER.test(sign) && !isDrawable(sign))) return undefined
  const kept = signs.filter(isDrawable).join('').replace(/\s+/g, ' ').trim()
  return LETTER.test(kept) ? kept : undefined
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
