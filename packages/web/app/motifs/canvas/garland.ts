// Draws garlands: marigolds on a thread, hung in arcs or straight down.
import { leaf, marigold, type Tone } from './marigold.ts'
import { colours } from './palette.ts'
import { disc, type Pen, type Point } from './pen.ts'

/** Neighbours overlap a little, as on a tight thread. */
const SPACING = 1.72
const toneOf = (index: number): Tone => (index % 2 === 0 ? 'orange' : 'yellow')

/** An arc of flowers between two points of the same height; its lowest point hangs `sag` below them. */
export function swag(pen: Pen, from: Point, to: Point, sag: number, radius: number): void {
  const pointAt = (t: number): Point => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + 4 * sag * t * (1 - t),
  })
  const width = to.x - from.x
  // Length of a flat parabola (first terms of its series).
  const length = width * (1 + (8 / 3) * (sag / width) ** 2)
  const gaps = 2 * Math.round(length / (radius * SPACING) / 2)
  for (let index = 0; index <= gaps; index++)
    marigold(pen, pointAt(index / gaps), radius, toneOf(index), index * 0.7)
}

/** Flowers straight down from `from`, ending in a bud. Returns where the thread ends. */
export function strand(pen: Pen, from: Point, flowers: number, radius: number): Point {
  const step = radius * SPACING
  const end = { x: from.x, y: from.y + (flowers - 1) * step + radius * 2.3 }
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(end.x, end.y)
  pen.strokeStyle = colours.gold
  pen.lineWidth = 1.2
  pen.stroke()
  for (let index = 0; index < flowers; index++)
    marigold(pen, { x: from.x, y: from.y + index * step }, radius, toneOf(index), index * 0.7)
  bud(pen, end, radius)
  return end
}

function bud(pen: Pen, { x, y }: Point, radius: number): void {
  pen.beginPath()
  pen.moveTo(x, y - radius * 0.5)
  pen.bezierCurveTo(x + radius * 0.7, y, x + radius * 0.5, y + radius * 0.9, x, y + radius * 1.5)
  pen.bezierCurveTo(x - radius * 0.5, y + radius * 0.9, x - radius * 0.7, y, x, y - radius * 0.5)
  pen.fillStyle = '#f8dfa6'
  pen.fill()
  disc(pen, { x, y: y - radius * 0.4 }, radius * 0.3, colours.gold)
}

/** The knot of two arcs: leaves, a short strand, and a large flower. */
export function knot(pen: Pen, place: Point, radius: number, flowers: number): void {
  for (const swing of [-0.75, 0.75, -0.3, 0.3]) leaf(pen, place, radius * 2.6, swing)
  strand(pen, { x: place.x, y: place.y + radius * 1.6 }, flowers, radius * 0.68)
  marigold(pen, place, radius * 1.3, 'orange', 0.2)
}
