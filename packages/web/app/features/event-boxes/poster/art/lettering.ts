// Letters on the poster: our two typefaces, and lines that never outgrow their place.
import { CENTRE, type Pen } from './pen.ts'

/** The families that poster-fonts.ts loads, before what a system has for the same scripts. */
export const FACES = {
  heading: (size: number) => `400 ${size}px "Poster Heading", "Noto Serif Devanagari", serif`,
  italic: (size: number) => `italic 400 ${size}px "Poster Heading", "Noto Serif Devanagari", serif`,
  text: (size: number) => `500 ${size}px "Poster Text", "Noto Sans Devanagari", sans-serif`,
} as const
export type Face = keyof typeof FACES

export interface LineStyle {
  /** Pixels; of the baseline. */
  y: number
  size: number
  colour: string
  face?: Face
  /** Centre of the line. */
  x?: number
  /** The line gets smaller rather than wider than this. */
  maxWidth?: number
}

/** One centred line. Answers its width in pixels. */
export function writeLine(
  pen: Pen,
  text: string,
  { x = CENTRE, y, size, colour, face = 'heading', maxWidth = 620 }: LineStyle,
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
