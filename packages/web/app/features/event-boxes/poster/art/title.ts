// Whose day it is: the couple's first names with a heart between, or the event's name, fitted to its place.
import { POSTER_PX } from '@lifafa/contract/limits'
import { fitTitle } from '../fit-title.ts'
import { FACES } from './lettering.ts'
import { CENTRE, type Pen, type Point } from './pen.ts'

const LINE_HEIGHT = 1.12
/** From the middle of a line to its baseline, for letters of Latin and Devanagari alike; shares of the size. */
const BASELINE = 0.27
const HEART = '♥'
const HEART_SPACE = 0.8
const HEART_WIDTH = 0.6
const HEART_HEIGHT = 0.55

interface TitleLook {
  colour: string
  heart: string
  maxWidth: number
}

/** The heart is drawn: systems replace its character by pictures of their own. */
export function drawTitle(pen: Pen, title: string, { colour, heart, maxWidth }: TitleLook): void {
  const widthOf = (text: string, size: number) => {
    pen.font = FACES.heading(size)
    const parts = text.split(HEART)
    const letters = parts.reduce((sum, part) => sum + pen.measureText(part).width, 0)
    return letters + (parts.length - 1) * HEART_SPACE * size
  }
  const { lines, size } = fitTitle(title, maxWidth, (text) => widthOf(text, 100) / 100)

  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  lines.forEach((line, index) => {
    const middle = POSTER_PX.titleTop + (index - (lines.length - 1) / 2) * size * LINE_HEIGHT
    const baseline = middle + BASELINE * size
    let x = CENTRE - widthOf(line, size) / 2
    pen.font = FACES.heading(size)
    line.split(HEART).forEach((part, partIndex) => {
      if (partIndex > 0) {
        drawHeart(pen, { x: x + (HEART_SPACE * size) / 2, y: middle }, size, heart)
        x += HEART_SPACE * size
      }
      pen.fillStyle = colour
      pen.fillText(part, x, baseline)
      x += pen.measureText(part).width
    })
  })
}

/** The heart of the application's motifs, 24 × 22. */
const heartPath =
  'M12 21.5C9.5 17.8 1 13.2 1 6.8 1 3.3 3.6.8 6.7.8c2.4 0 4.3 1.3 5.3 3.3C13 2.1 14.9.8 17.3.8 20.4.8 23 3.3 23 6.8c0 6.4-8.5 11-11 14.7z'

function drawHeart(pen: Pen, { x, y }: Point, size: number, colour: string): void {
  pen.save()
  pen.translate(x - (HEART_WIDTH * size) / 2, y - 0.45 * HEART_HEIGHT * size)
  pen.scale((HEART_WIDTH * size) / 24, (HEART_HEIGHT * size) / 22)
  pen.fillStyle = colour
  pen.fill(new Path2D(heartPath))
  pen.restore()
}
