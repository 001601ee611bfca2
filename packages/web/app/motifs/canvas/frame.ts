// Draws gold hairlines around a sheet, with hollow corners as on an invitation card.
import { around, at, disc, mirrored, type Pen } from './pen.ts'

/** Pixels. */
export interface Sheet {
  width: number
  height: number
}

interface Frame {
  inset: number
  corner: number
  colour: string
  lineWidth: number
}

export function hollowFrame(pen: Pen, sheet: Sheet, { inset, corner, colour, lineWidth }: Frame): void {
  const right = sheet.width - inset
  const bottom = sheet.height - inset
  pen.beginPath()
  pen.arc(inset, inset, corner, Math.PI / 2, 0, true)
  pen.arc(right, inset, corner, Math.PI, Math.PI / 2, true)
  pen.arc(right, bottom, corner, -Math.PI / 2, Math.PI, true)
  pen.arc(inset, bottom, corner, 0, -Math.PI / 2, true)
  pen.closePath()
  pen.strokeStyle = colour
  pen.lineWidth = lineWidth
  pen.stroke()
}

/** A small flower of petals and dots in each lower corner, where a frame is hollow. */
export function cornerFlowers(pen: Pen, sheet: Sheet, inset: number, size: number, colour: string): void {
  mirrored(pen, sheet.width / 2, () => {
    at(pen, { x: inset, y: sheet.height - inset }, () => {
      around(8, (angle) =>
        at(
          pen,
          { x: 0, y: 0 },
          () => {
            pen.beginPath()
            pen.ellipse(0, -size * 0.62, size * 0.17, size * 0.38, 0, 0, 2 * Math.PI)
            pen.fillStyle = colour
            pen.fill()
          },
          { turn: angle },
        ),
      )
      disc(pen, { x: 0, y: 0 }, size * 0.16, colour)
    })
  })
}
