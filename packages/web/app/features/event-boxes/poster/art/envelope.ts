// Draws the pocket of a gift envelope, from which the QR code's card protrudes.
import { POSTER_PX } from '@lifafa/contract/limits'
import { marigold } from '../../../../motifs/canvas/marigold.ts'
import { colours } from '../../../../motifs/canvas/palette.ts'
import { mirrored, type Pen } from '../../../../motifs/canvas/pen.ts'
import { CENTRE } from '../centre.ts'
import type { PosterPaper } from '../poster-paper.ts'

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

export function pocket(pen: Pen, paper: PosterPaper): void {
  const { left, right, bottom, bleed } = paper
  pen.save()
  pen.shadowColor = 'rgb(44 7 17 / 45%)'
  pen.shadowBlur = 14
  pen.shadowOffsetY = -3
  const ground = pen.createLinearGradient(0, SIDE, 0, bottom)
  ground.addColorStop(0, colours.maroon)
  ground.addColorStop(1, colours.wine)
  pen.beginPath()
  edge(pen, paper, 0)
  pen.lineTo(right + bleed, bottom + bleed)
  pen.lineTo(left - bleed, bottom + bleed)
  pen.closePath()
  // In a PDF the shadow of a gradient would cover its whole rectangle: one colour casts it.
  pen.fillStyle = colours.maroon
  pen.fill()
  pen.restore()
  pen.fillStyle = ground
  pen.fill()

  pen.strokeStyle = colours.saffron
  pen.lineWidth = 2.4
  pen.beginPath()
  edge(pen, paper, 0)
  pen.stroke()
  pen.strokeStyle = `${colours.gold}99`
  pen.lineWidth = 1
  pen.beginPath()
  edge(pen, paper, 9)
  pen.stroke()
  mirrored(pen, CENTRE, () => {
    pen.beginPath()
    pen.moveTo(left, bottom)
    pen.quadraticCurveTo(150, 1010, 250, 838)
    pen.strokeStyle = `${colours.maroonLight}90`
    pen.lineWidth = 1.5
    pen.stroke()
  })
}

/** A marigold closes it. */
export function seal(pen: Pen): void {
  marigold(pen, { x: CENTRE, y: MIDDLE + 2 }, 27, 'orange')
}
