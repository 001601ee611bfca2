// Draws a hairline that opens into a lotus, as a divider.
import { at, mirrored, type Pen, type Point } from './pen.ts'

/** The lotus of the application's divider, 44 × 18. */
const LOTUS = [
  'M22 1c4.5 5 4.5 11 0 16-4.5-5-4.5-11 0-16z',
  'M17.8 5.5C13.5 5 11 6.5 9.5 8.5c2.5 5 7 8 12.5 8.5M26.2 5.5C30.5 5 33 6.5 34.5 8.5 32 13.5 27.5 16.5 22 17',
  'M10.5 11C7 10.7 4.5 12 3 14c4.5 2.5 10 3.5 19 3M33.5 11c3.5-.3 6 1 7.5 3-4.5 2.5-10 3.5-19 3',
]

export function lotus(pen: Pen, { x, y }: Point, colour: string, scale: number): void {
  at(
    pen,
    { x: x - 22 * scale, y: y - 9 * scale },
    () => {
      pen.strokeStyle = colour
      pen.lineWidth = 1.3 / Math.sqrt(scale)
      for (const path of LOTUS) pen.stroke(new Path2D(path))
    },
    { scale },
  )
}

/** Lines that fade away on each side of `middle`, from a distance of `gap` pixels. */
export function fadingLines(pen: Pen, middle: Point, colour: string, gap: number, length: number): void {
  const { x, y } = middle
  const fade = pen.createLinearGradient(x - gap, 0, x - gap - length, 0)
  fade.addColorStop(0, colour)
  fade.addColorStop(1, `${colour}00`)
  mirrored(pen, x, () => {
    pen.beginPath()
    pen.moveTo(x - gap, y)
    pen.lineTo(x - gap - length, y)
    pen.strokeStyle = fade
    pen.lineWidth = 1.2
    pen.stroke()
  })
}

/** `scale` 1 is 330 pixels wide. */
export function lotusDivider(pen: Pen, middle: Point, colour: string, scale = 1): void {
  lotus(pen, middle, colour, scale)
  fadingLines(pen, middle, colour, 34 * scale, 130 * scale)
}
