// Draws the three steps of giving as pictures: a camera's finder, a pen, a coin.
import { type LineStyle, writeLine } from '../../../../motifs/canvas/lettering.ts'
import { at, type Pen, ring } from '../../../../motifs/canvas/pen.ts'
import { CENTRE } from '../centre.ts'

/** Line paths in a box of 24 × 24. */
const SCAN =
  'M3.5 8V5.5a2 2 0 0 1 2-2H8M16 3.5h2.5a2 2 0 0 1 2 2V8M20.5 16v2.5a2 2 0 0 1-2 2H16M8 20.5H5.5a2 2 0 0 1-2-2V16M7.5 7.5h3.5v3.5H7.5zM13.5 7.5h3M16.5 10.5v1M7.5 13.5v3h3M13.5 13.5h3v3h-3z'
const WRITE =
  'M4 20l1.1-4.4L16.4 4.300a1.7 1.7 0 0 1 2.400 0l.9.9a1.700 1.700 0 0 1 0 2.400L8.400 18.900zM14.200 6.500l3.300 3.300M13 20.200h7'
const RUPEE = 'M7 5h10M7 9h10M7.500 5h3a4 4 0 0 1 0 8H7l7.500 6.500'
const PICTURES = [SCAN, WRITE, RUPEE]

interface StepsLook {
  /** Pixels; centre of the pictures. */
  y: number
  radius: number
  line: string
  fill: string
  picture: string
  text: string
  size: number
  /** Distance between columns. */
  column: number
}

/** Below the steps, in letters of 7 pt on A5. */
export function writeFee(pen: Pen, text: string, place: Pick<LineStyle, 'x' | 'y' | 'colour'>): void {
  writeLine(pen, text, { ...place, size: 13.6, face: 'text' })
}

/** Each of `rows` has a caption for each of the three pictures. */
export function drawSteps(pen: Pen, rows: readonly (readonly string[])[], look: StepsLook): void {
  const { y, radius, column, size } = look
  PICTURES.forEach((path, index) => {
    const x = CENTRE + (index - 1) * column
    pen.beginPath()
    pen.arc(x, y, radius, 0, 2 * Math.PI)
    pen.fillStyle = look.fill
    pen.fill()
    pen.strokeStyle = look.line
    pen.lineWidth = 1.3
    ring(pen, { x, y }, radius)
    const scale = (radius * 1.1) / 24
    at(
      pen,
      { x: x - 12 * scale, y: y - 12 * scale },
      () => {
        pen.strokeStyle = look.picture
        pen.lineWidth = 1.6
        pen.lineCap = 'round'
        pen.lineJoin = 'round'
        pen.stroke(new Path2D(path))
      },
      { scale },
    )
    rows.forEach((row, rowIndex) => {
      writeLine(pen, row[index] ?? '', {
        x,
        y: y + radius + size * 1.25 + rowIndex * size * 1.3,
        size: rowIndex === 0 ? size : size * 0.88,
        colour: look.text,
        face: 'text',
        maxWidth: column - 14,
      })
    })
  })
  pen.strokeStyle = look.line
  pen.lineWidth = 1
  pen.setLineDash([1.5, 6])
  pen.lineCap = 'round'
  for (const side of [-1, 0]) {
    pen.beginPath()
    pen.moveTo(CENTRE + side * column + radius + 14, y)
    pen.lineTo(CENTRE + (side + 1) * column - radius - 14, y)
    pen.stroke()
  }
  pen.setLineDash([])
}
