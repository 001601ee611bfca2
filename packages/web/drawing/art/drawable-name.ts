// Reduces a name to the glyphs of our typefaces, because no system fonts are used on the server.
import { FACES } from './lettering.ts'
import type { Pen } from './pen.ts'

/** A permanent noncharacter of Unicode: it is drawn with the glyph for missing characters. */
export const NO_CHARACTER = '\u{10FFFE}'
const LETTER = /[\p{L}\p{N}]/u

/** Splits text into graphemes: what a reader sees as one letter or one emoji, of however many code points. */
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/**
 * The name without emoji and other ornaments that our typefaces lack. Undefined where a letter would be lost, as in a name
 * in Chinese, or where none is left: no name is better than half a name.
 */
export function drawableName(pen: Pen, name: string): string | undefined {
  pen.font = FACES.heading(100)
  const missing = outlineOf(pen, NO_CHARACTER)
  const isDrawable = (grapheme: string) =>
    [...grapheme].every((character) => outlineOf(pen, character) !== missing)
  // `𝓡𝓲𝔂𝓪` is Riya in letters that keyboards make for ornament.
  const signs = [...graphemes.segment(name.normalize('NFC'))].map(({ segment }) =>
    isDrawable(segment) ? segment : segment.normalize('NFKC'),
  )
  if (signs.some((sign) => LETTER.test(sign) && !isDrawable(sign))) return undefined
  const drawable = signs.filter(isDrawable).join('').replace(/\s+/g, ' ').trim()
  return LETTER.test(drawable) ? drawable : undefined
}

/** Two characters with the same are drawn alike, with the pen's font. */
export function outlineOf(pen: Pen, character: string): string {
  const box = pen.measureText(character)
  return [
    box.width,
    box.actualBoundingBoxLeft,
    box.actualBoundingBoxRight,
    box.actualBoundingBoxAscent,
  ].join()
}
