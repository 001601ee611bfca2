// Draws hairline petals in rings around a centre, for backgrounds.
import { around, at, disc, type Pen, type Point, ring } from './pen.ts'

/** [petals, inner radius, outer radius, half width, offset in steps], in fractions of the mandala's radius. */
const PETALS = [
  [8, 0.06, 0.24, 0.085, 0],
  [8, 0.13, 0.33, 0.1, 0.5],
  [16, 0.35, 0.53, 0.08, 0.5],
  [16, 0.42, 0.67, 0.1, 0],
  [24, 0.69, 0.86, 0.075, 0.5],
  [24, 0.76, 1, 0.09, 0],
] as const
const CIRCLES = [0.025, 0.06, 0.335, 0.35, 0.675, 0.69]

/** In one colour, with lines of `lineWidth` pixels. */
export function mandala(pen: Pen, place: Point, radius: number, colour: string, lineWidth = 1.1): void {
  pen.save()
  pen.strokeStyle = colour
  pen.lineWidth = lineWidth
  for (const share of CIRCLES) ring(pen, place, radius * share)
  for (const [count, inner, outer, half, offset] of PETALS) {
    around(
      count,
      (angle) =>
        at(
          pen,
          place,
          () => {
            petal(pen, radius * inner, radius * outer, radius * half)
            petal(
              pen,
              radius * (inner + (outer - inner) * 0.22),
              radius * (inner + (outer - inner) * 0.78),
              radius * half * 0.5,
            )
          },
          { turn: angle },
        ),
      (offset * 2 * Math.PI) / count,
    )
  }
  around(16, (angle) => dot(pen, place, radius * 0.55, angle, colour), Math.PI / 16)
  around(24, (angle) => dot(pen, place, radius * 0.88, angle, colour), Math.PI / 24)
  pen.restore()
}

/** Upwards from the centre: round at its shoulders, with a pointed tip. */
function petal(pen: Pen, inner: number, outer: number, half: number): void {
  const length = outer - inner
  pen.beginPath()
  pen.moveTo(0, -inner)
  pen.bezierCurveTo(
    half * 1.25,
    -inner - length * 0.15,
    half * 1.35,
    -inner - length * 0.6,
    half * 0.5,
    -inner - length * 0.84,
  )
  pen.quadraticCurveTo(half * 0.12, -inner - length * 0.93, 0, -outer)
  pen.quadraticCurveTo(-half * 0.12, -inner - length * 0.93, -half * 0.5, -inner - length * 0.84)
  pen.bezierCurveTo(-half * 1.35, -inner - length * 0.6, -half * 1.25, -inner - length * 0.15, 0, -inner)
  pen.stroke()
}

function dot(pen: Pen, { x, y }: Point, reach: number, angle: number, colour: string): void {
  disc(pen, { x: x + reach * Math.sin(angle), y: y - reach * Math.cos(angle) }, 2.4, colour)
}
