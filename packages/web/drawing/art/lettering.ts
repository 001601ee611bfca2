// Sets text on a canvas: our two typefaces, and lines that never exceed their width.
import type { Pen } from './pen.ts'

/** Files of the heading's typeface. A browser combines them under the first name, Skia has a separate name for each. */
const HEADING = [
  ...['', ' Extended', ' Europe', ' Devanagari', ' Bengali', ' Gujarati', ' Gurmukhi', ' Kannada'],
  ...[' Malayalam', ' Odia', ' Tamil', ' Telugu', ' Arabic'],
]
  .map((file) => `"Drawn Heading${file}"`)
  .join(', ')

/** The font families, which the caller has loaded before, with system fonts for the same scripts. */
export const FACES = {
  heading: (size: number) => `400 ${size}px ${HEADING}, "Noto Serif Devanagari", serif`,
  italic: (size: number) => `italic 400 ${size}px ${HEADING}, "Noto Serif Devanagari", serif`,
  text: (size: number) =>
    `500 ${size}px "Drawn Text", "Drawn Text Devanagari", ${HEADING}, "Noto Sans Devanagari", sans-serif`,
} as const

/** Pixels. A line is made smaller rather than wider than `maxWidth`. */
export interface LineStyle {
  size: number
  colour: string
  face?: keyof typeof FACES
  maxWidth?: number
}

/** Draws a line with its centre at `x`, on the baseline `y`. Returns its width in pixels. */
export function writeLine(
  pen: Pen,
  text: string,
  [x, y]: readonly [x: number, y: number],
  { size, colour, face = 'heading', maxWidth = 620 }: LineStyle,
): number {
  pen.font = FACES[face](size)
  const natural = pen.measureText(text).width
  if (natural > maxWidth) pen.font = FACES[face]((size * maxWidth) / natural)
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = colour
  pen.fillText(text, x, y)
  return Math.min(natural, maxWidth)
}
