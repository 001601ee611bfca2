// Draws marigolds and their leaves.
import { colours } from './palette.ts'
import { around, at, disc, type Pen, type Point } from './pen.ts'

const TONES = {
  orange: [colours.marigoldDark, colours.marigold, '#f2a51f', '#c46a05'],
  yellow: ['#d98a0a', colours.saffron, colours.saffronLight, '#e09a14'],
} as const
export type Tone = keyof typeof TONES

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
    disc(pen, place, reach, colour)
    around(
      petals,
      (angle) =>
        disc(
          pen,
          { x: place.x + reach * Math.cos(angle), y: place.y + reach * Math.sin(angle) },
          lobe * 1.06,
          colour,
        ),
      turn + ringIndex * 0.4,
    )
  })
}

/** A mango leaf that hangs from `place`, its tip `length` below; `turn` (radians) rotates it. */
export function leaf(pen: Pen, place: Point, length: number, turn = 0): void {
  const half = length * 0.2
  at(
    pen,
    place,
    () => {
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.bezierCurveTo(half * 1.5, length * 0.25, half * 1.2, length * 0.7, 0, length)
      pen.bezierCurveTo(-half * 1.2, length * 0.7, -half * 1.5, length * 0.25, 0, 0)
      pen.fillStyle = colours.leaf
      pen.fill()
      pen.beginPath()
      pen.moveTo(0, length * 0.06)
      pen.lineTo(0, length * 0.86)
      pen.strokeStyle = colours.leafDark
      pen.lineWidth = Math.max(0.8, length * 0.03)
      pen.stroke()
    },
    { turn },
  )
}
