// Sets text on a canvas: our two typefaces, and lines that never exceed their width.
import type { Pen } from './pen.ts'

/** Scripts of names, each in a typeface of its own. */
const SCRIPTS = [
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Odia',
  'Tamil',
  'Telugu',
  'Arabic',
]

/** A typeface: a browser combines its files under the first name, Skia has a separate name for each. */
const HEADING = ['', ' Extended', ...SCRIPTS.map((script) => ` ${script}`)]
  .map((file) => `"Drawn Heading${file}"`)
  .join(', ')
const TEXT = '"Drawn Text", "Drawn Text Devanagari"'

/** The font families, which the caller has loaded before, with system fonts for the same scripts. */
export const FACES = {
  heading: (size: number) => `400 ${size}px ${HEADING}, "Noto Serif Devanagari", serif`,
  italic: (size: number) => `italic 400 ${size}px ${HEADING}, "Noto Serif Devanagari", serif`,
  text: (size: number) => `500 ${size}px ${TEXT}, "Noto Sans Devanagari", sans-serif`,
} as const
export type Face = keyof typeof FACES

export interface LineStyle {
  /** Pixels; the centre of the line and its baseline. */
  x: number
  y: number
  size: number
  colour: string
  face?: Face
  /** The line is made smaller rather than wider than this. */
  maxWidth?: number
}

/** Draws a centred line. Returns its width in pixels. */
export function writeLine(
  pen: Pen,
  text: string,
  { x, y, size, colour, face = 'heading', maxWidth = 620 }: LineStyle,
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
