// Draws the three steps of giving as pictures: a camera's finder, a pen, a coin.
import { writeLine } from '../art/lettering.ts'
import { at, fill, type Pen, ring, stroke } from '../art/pen.ts'

/** Line paths in a box of 24 × 24. */
const PICTURES = [
  'M3.5 8V5.5a2 2 0 0 1 2-2H8M16 3.5h2.5a2 2 0 0 1 2 2V8M20.5 16v2.5a2 2 0 0 1-2 2H16M8 20.5H5.5a2 2 0 0 1-2-2V16M7.5 7.5h3.5v3.5H7.5zM13.5 7.5h3M16.5 10.5v1M7.5 13.5v3h3M13.5 13.5h3v3h-3z',
  'M4 20l1.1-4.4L16.4 4.300a1.7 1.7 0 0 1 2.400 0l.9.9a1.700 1.700 0 0 1 0 2.400L8.400 18.900zM14.200 6.500l3.300 3.300M13 20.200h7',
  'M7 5h10M7 9h10M7.500 5h3a4 4 0 0 1 0 8H7l7.500 6.500',
]

export interface StepsLook {
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

/** Around `centre`, the x of the picture in the middle; a caption for each of the three. */
export function drawSteps(pen: Pen, centre: number, captions: readonly string[], look: StepsLook): void {
  const { y, radius, column, size } = look
  PICTURES.forEach((path, index) => {
    const x = centre + (index - 1) * column
    fill(pen, look.fill, () => pen.arc(x, y, radius, 0, 2 * Math.PI))
    ring(pen, { x, y }, radius, look.line, 1.3)
    const scale = (radius * 1.1) / 24
    const draw = () => {
      pen.lineCap = 'round'
      pen.lineJoin = 'round'
      stroke(pen, look.picture, 1.6, path)
    }
    at(pen, { x: x - 12 * scale, y: y - 12 * scale }, draw, { scale })
    const caption = { size, colour: look.text, face: 'text', maxWidth: column - 14 } as const
    writeLine(pen, captions[index] ?? '', [x, y + radius + size * 1.25], caption)
  })
  pen.save()
  pen.setLineDash([1.5, 6])
  pen.lineCap = 'round'
  for (const side of [-1, 0])
    stroke(pen, look.line, 1, () => {
      pen.moveTo(centre + side * column + radius + 14, y)
      pen.lineTo(centre + (side + 1) * column - radius - 14, y)
    })
  pen.restore()
}
