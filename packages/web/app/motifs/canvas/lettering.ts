// Letters on a canvas: our two typefaces, and lines that never outgrow their place.
import type { Pen } from './pen.ts'

/** One typeface: a browser puts its files together under the first name, Skia knows each by a name of its own. */
const HEADING = '"Drawn Heading", "Drawn Heading Extended", "Drawn Heading Devanagari"'

/** The families that whoever draws has loaded before, and what a system has for the same scripts. */
export const FACES = {
  heading: (size: number) => `400 ${size}px ${HEADING}, "Noto Serif Devanagari", serif`,
  italic: (size: number) => `italic 400 ${size}px ${HEADING}, "Noto Serif Devanagari", serif`,
  text: (size: number) => `500 ${size}px "Drawn Text", "Noto Sans Devanagari", sans-serif`,
} as const
export type Face = keyof typeof FACES

export interface LineStyle {
  /** Pixels; the middle of the line and its baseline. */
  x: number
  y: number
  size: number
  colour: string
  face?: Face
  /** The line gets smaller rather than wider than this. */
  maxWidth?: number
}

/** One centred line. Answers its width in pixels. */
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
