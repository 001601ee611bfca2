// Draws marigolds, and garlands of them: on a thread in arcs, or straight down.
import * as colours from '../../palette.ts'
import * as paints from './paints.ts'
import { around, at, disc, fill, type Pen, type Point, stroke } from './pen.ts'

const TONES = {
  orange: [paints.marigoldShade, colours.marigold, '#f2a51f', colours.marigoldDark],
  yellow: ['#d98a0a', colours.saffron, paints.saffronLight, '#e09a14'],
} as const
type Tone = keyof typeof TONES

/** From the outermost ring of petals to the innermost: fraction of the flower's radius, and number of petals. */
const RINGS = [
  [1, 15],
  [0.76, 12],
  [0.52, 9],
  [0.27, 6],
] as const

/** Seen from above; `turn` (radians) varies neighbours. */
export function marigold(pen: Pen, place: Point, radius: number, tone: Tone, turn = 0): void {
  RINGS.forEach(([share, petals], ringIndex) => {
    const colour = TONES[tone][ringIndex] ?? colours.marigold
    const lobe = (radius * share * Math.PI) / petals
    const reach = radius * share - lobe
    const petal = (angle: number) => {
      const middle = { x: place.x + reach * Math.cos(angle), y: place.y + reach * Math.sin(angle) }
      disc(pen, middle, lobe * 1.06, colour)
    }
    disc(pen, place, reach, colour)
    around(petals, petal, turn + ringIndex * 0.4)
  })
}

/** A mango leaf that hangs from `place`, its tip `length` below; `turn` (radians) rotates it. */
export function leaf(pen: Pen, place: Point, length: number, turn = 0): void {
  const half = length * 0.2
  const outline = () => {
    pen.moveTo(0, 0)
    pen.bezierCurveTo(half * 1.5, length * 0.25, half * 1.2, length * 0.7, 0, length)
    pen.bezierCurveTo(-half * 1.2, length * 0.7, -half * 1.5, length * 0.25, 0, 0)
  }
  const vein = () => {
    pen.moveTo(0, length * 0.06)
    pen.lineTo(0, length * 0.86)
  }
  const draw = () => {
    fill(pen, paints.mangoLeaf, outline)
    stroke(pen, paints.mangoLeafDark, Math.max(0.8, length * 0.03), vein)
  }
  at(pen, place, draw, { turn })
}

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

/** Flowers straight down from `from`, ending in a bud. */
export function strand(pen: Pen, { x, y }: Point, flowers: number, radius: number): void {
  const step = radius * SPACING
  const end = y + (flowers - 1) * step + radius * 2.3
  stroke(pen, colours.gold, 1.2, () => {
    pen.moveTo(x, y)
    pen.lineTo(x, end)
  })
  for (let index = 0; index < flowers; index++)
    marigold(pen, { x, y: y + index * step }, radius, toneOf(index), index * 0.7)
  fill(pen, '#f8dfa6', () => {
    pen.moveTo(x, end - radius * 0.5)
    pen.bezierCurveTo(x + radius * 0.7, end, x + radius * 0.5, end + radius * 0.9, x, end + radius * 1.5)
    pen.bezierCurveTo(x - radius * 0.5, end + radius * 0.9, x - radius * 0.7, end, x, end - radius * 0.5)
  })
  disc(pen, { x, y: end - radius * 0.4 }, radius * 0.3, colours.gold)
}

/** The knot of two arcs: leaves, a short strand, and a large flower. */
export function knot(pen: Pen, place: Point, radius: number, flowers: number): void {
  for (const swing of [-0.75, 0.75, -0.3, 0.3]) leaf(pen, place, radius * 2.6, swing)
  strand(pen, { x: place.x, y: place.y + radius * 1.6 }, flowers, radius * 0.68)
  marigold(pen, place, radius * 1.3, 'orange', 0.2)
}

/** Arcs along an upper edge, and a finer row behind them. */
export function topGarlands(
  pen: Pen,
  { left, top, right }: { left: number; top: number; right: number },
  arcs: number,
): void {
  const width = (right - left) / arcs
  const starts = Array.from({ length: arcs }, (_, index) => left + index * width)
  for (const x of starts) swag(pen, { x, y: top + 6 }, { x: x + width, y: top + 6 }, 38, 9)
  for (const x of starts) swag(pen, { x, y: top + 14 }, { x: x + width, y: top + 14 }, 84, 14)
  for (const x of [...starts, right]) knot(pen, { x, y: top + 14 }, 15, 4)
}
