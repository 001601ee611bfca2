// Draws a couple's first names with a heart between them, side by side or one above the other, as large as fits.
import { drawHeart } from '../app/motifs/canvas/heart.ts'
import { FACES, writeLine } from '../app/motifs/canvas/lettering.ts'
import { colours } from '../app/motifs/canvas/palette.ts'
import type { Pen } from '../app/motifs/canvas/pen.ts'
import { BASELINE } from '../app/motifs/canvas/title.ts'
import { CENTRE } from './sheet.ts'

const MAX_WIDTH = 1010
const BESIDE = { y: 338, largest: 136, smallest: 88, heart: 1.05 }
const ABOVE = { y: 338, largest: 72, heart: 54 }
/** Distance from the heart's centre to the centre of a name. */
const stepOf = (size: number): number => 24 + size / 2

/** Returns true where the names are stacked: then there is less space above them. */
export function drawCouple(pen: Pen, [groom, bride]: readonly [string, string]): boolean {
  const [left, right] = [widthAt1(pen, groom), widthAt1(pen, bride)]
  const size = Math.min(BESIDE.largest, MAX_WIDTH / (left + right + BESIDE.heart))
  if (size < BESIDE.smallest) {
    drawAbove(pen, groom, bride, Math.min(ABOVE.largest, MAX_WIDTH / Math.max(left, right)))
    return true
  }
  const start = CENTRE - ((left + right + BESIDE.heart) * size) / 2
  const { y } = BESIDE
  writeName(pen, groom, { x: start + (left * size) / 2, y }, size)
  drawHeart(pen, { x: start + (left + BESIDE.heart / 2) * size, y }, size, colours.saffron)
  writeName(pen, bride, { x: start + (left + BESIDE.heart + right / 2) * size, y }, size)
  return false
}

function drawAbove(pen: Pen, groom: string, bride: string, size: number): void {
  const { y, heart } = ABOVE
  const step = stepOf(size)
  writeName(pen, groom, { x: CENTRE, y: y - step }, size)
  drawHeart(pen, { x: CENTRE, y }, heart, colours.saffron)
  writeName(pen, bride, { x: CENTRE, y: y + step }, size)
}

function widthAt1(pen: Pen, name: string): number {
  pen.font = FACES.heading(100)
  return pen.measureText(name).width / 100
}

const writeName = (pen: Pen, name: string, { x, y }: { x: number; y: number }, size: number) =>
  writeLine(pen, name, { x, y: y + BASELINE * size, size, colour: colours.cream, maxWidth: Infinity })
