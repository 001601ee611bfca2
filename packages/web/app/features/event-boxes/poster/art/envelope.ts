// Draws the pocket of a gift envelope, from which the QR code's card protrudes.
import { POSTER_PX } from '@lifafa/contract/limits'
import { marigold } from '../../../../motifs/canvas/marigold.ts'
import { colours } from '../../../../motifs/canvas/palette.ts'
import { mirrored, type Pen } from '../../../../motifs/canvas/pen.ts'
import { CENTRE } from '../centre.ts'

const { width, height } = POSTER_PX
/** The pocket's upper edge at the sides and in the centre: below the code's quiet zone. */
const SIDE = 740
const MIDDLE = 846

function edge(pen: Pen, drop: number): void {
  pen.moveTo(0, SIDE + drop)
  pen.bezierCurveTo(120, SIDE + 66 + drop, 270, MIDDLE - 8 + drop, CENTRE, MIDDLE + drop)
  pen.bezierCurveTo(width - 270, MIDDLE - 8 + drop, width - 120, SIDE + 66 + drop, width, SIDE + drop)
}

export function pocket(pen: Pen): void {
  pen.save()
  pen.shadowColor = 'rgb(44 7 17 / 45%)'
  pen.shadowBlur = 14
  pen.shadowOffsetY = -3
  const paper = pen.createLinearGradient(0, SIDE, 0, height)
  paper.addColorStop(0, colours.maroon)
  paper.addColorStop(1, colours.wine)
  pen.beginPath()
  edge(pen, 0)
  pen.lineTo(width, height)
  pen.lineTo(0, height)
  pen.closePath()
  pen.fillStyle = paper
  pen.fill()
  pen.restore()

  pen.strokeStyle = colours.saffron
  pen.lineWidth = 2.4
  pen.beginPath()
  edge(pen, 0)
  pen.stroke()
  pen.strokeStyle = `${colours.gold}99`
  pen.lineWidth = 1
  pen.beginPath()
  edge(pen, 9)
  pen.stroke()
  mirrored(pen, CENTRE, () => {
    pen.beginPath()
    pen.moveTo(0, height)
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
