// Draws a title: the couple's first names with a heart between, or the event's name, fitted to its place.
import { fitTitle, HEART, type TitleSizes } from './fit-title.ts'
import { FACES } from './lettering.ts'
import { drawHeart } from './ornaments.ts'
import type { Pen, Point } from './pen.ts'

/** From the centre of a line to its baseline, for Latin and Devanagari alike; fractions of the size. */
export const BASELINE = 0.27
/** Letters reach so far below the baseline, in fractions of the size. A line with deeper ones, as Telugu and Kannada have, is lifted. */
const DEEPEST = 0.4
const HEART_SPACE = 0.8
/** The height of a line with the heart alone. */
const HEART_LINE = 0.5
/** The size of a heart on a line of its own; one between two names has size 1. There it touches neither name. */
const LONE_HEART = 0.75

interface TitleLook {
  middle: Point
  sizes: TitleSizes
  colour: string
  heart: string
  maxWidth: number
  /** Fraction of the size. */
  lineHeight: number
}

export function drawTitle(pen: Pen, title: string, look: TitleLook): void {
  const { middle, sizes, colour, heart, maxWidth, lineHeight } = look
  const widthOf = (text: string, size: number) => {
    pen.font = FACES.heading(size)
    const parts = text.split(HEART)
    const letters = parts.reduce((sum, part) => sum + pen.measureText(part).width, 0)
    return letters + (parts.length - 1) * HEART_SPACE * size
  }
  const { lines, size } = fitTitle(title, maxWidth, sizes, (text) => widthOf(text, 100) / 100)

  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  const heights = lines.map((line) => size * (line === HEART ? HEART_LINE : lineHeight))
  pen.font = FACES.heading(size)
  const depth = pen.measureText(lines.at(-1) ?? '').actualBoundingBoxDescent
  let top = middle.y - sum(heights) / 2 - Math.max(0, depth - DEEPEST * size)
  lines.forEach((line, index) => {
    const height = heights[index] ?? 0
    const y = top + height / 2
    top += height
    const baseline = y + BASELINE * size
    let x = middle.x - widthOf(line, size) / 2
    pen.font = FACES.heading(size)
    line.split(HEART).forEach((part, partIndex) => {
      if (partIndex > 0) {
        drawHeart(
          pen,
          { x: x + (HEART_SPACE * size) / 2, y },
          line === HEART ? LONE_HEART * size : size,
          heart,
        )
        x += HEART_SPACE * size
      }
      pen.fillStyle = colour
      pen.fillText(part, x, baseline)
      x += pen.measureText(part).width
    })
  })
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)
