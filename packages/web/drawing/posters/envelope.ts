// Draws the pocket of a gift envelope, from which the QR code's card protrudes.
import { POSTER_PX } from '@lifafa/contract/limits'
import * as colours from '../../palette.ts'
import { marigold } from '../art/flowers.ts'
import { fill, mirrored, type Pen, shade, shadowed, stroke } from '../art/pen.ts'
import type { PosterPaper } from './paper.ts'
import { CENTRE } from './words.ts'

const { width } = POSTER_PX
/** The pocket's upper edge at the sides and in the centre: below the code's quiet zone. */
const SIDE = 740
const MIDDLE = 846

/** How steeply the edge begins at its ends, and goes on to the edges of a wider paper. */
const SLOPE = 66 / 120

function edge(pen: Pen, { left, right, bleed }: PosterPaper, drop: number): void {
  pen.moveTo(left - bleed, SIDE + drop + SLOPE * (left - bleed))
  pen.lineTo(0, SIDE + drop)
  pen.bezierCurveTo(120, SIDE + 66 + drop, 270, MIDDLE - 8 + drop, CENTRE, MIDDLE + drop)
  pen.bezierCurveTo(width - 270, MIDDLE - 8 + drop, width - 120, SIDE + 66 + drop, width, SIDE + drop)
  pen.lineTo(right + bleed, SIDE + drop - SLOPE * (right + bleed - width))
}

export function drawPocket(pen: Pen, paper: PosterPaper): void {
  const { left, right, bottom, bleed } = paper
  const outline = () => {
    edge(pen, paper, 0)
    pen.lineTo(right + bleed, bottom + bleed)
    pen.lineTo(left - bleed, bottom + bleed)
    pen.closePath()
  }
  // In a PDF the shadow of a gradient would cover its whole rectangle: one colour casts it.
  shadowed(pen, 'rgb(44 7 17 / 45%)', 14, -3, () => fill(pen, colours.maroon, outline))
  fill(pen, shade(pen, SIDE, bottom, colours.maroon, colours.wine), outline)
  stroke(pen, colours.saffron, 2.4, () => edge(pen, paper, 0))
  stroke(pen, `${colours.gold}99`, 1, () => edge(pen, paper, 9))
  const fold = () => {
    pen.moveTo(left, bottom)
    pen.quadraticCurveTo(150, 1010, 250, 838)
  }
  mirrored(pen, CENTRE, () => stroke(pen, `${colours.maroonLight}90`, 1.5, fold))
}

/** A marigold closes the pocket. */
export const drawSeal = (pen: Pen): void => marigold(pen, { x: CENTRE, y: MIDDLE + 2 }, 27, 'orange')
