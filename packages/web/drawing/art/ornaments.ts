// Draws the ornaments of gold lines and light: mandala, lotus, frame, heart, lamp.
import { MANDALA } from '../../app/motifs/mandala-shapes.ts'
import { DIYA_BOWL, DIYA_CORE, DIYA_FLAME, DIYA_RIM, HEART, LOTUS } from '../../app/motifs/shapes.ts'
import * as colours from '../../palette.ts'
import * as paints from './paints.ts'
import { around, at, disc, fill, glow, mirrored, ORIGIN, type Pen, type Point, ring, stroke } from './pen.ts'

/** Hairline petals in rings, in one colour, with lines of `lineWidth` pixels. */
export function mandala(pen: Pen, place: Point, radius: number, colour: string, lineWidth = 1.1): void {
  const scale = radius / MANDALA.radius
  const width = lineWidth / scale
  const petal = (path: string) => (turn: number) =>
    at(pen, ORIGIN, () => stroke(pen, colour, width, path), { turn })
  const draw = () => {
    for (const circle of MANDALA.circles) ring(pen, ORIGIN, circle, colour, width)
    for (const { petals, atCorners, between } of MANDALA.rings) {
      around(petals, petal(atCorners))
      around(petals, petal(between), Math.PI / petals)
    }
  }
  at(pen, place, draw, { scale })
}

export function lotus(pen: Pen, { x, y }: Point, colour: string, scale: number): void {
  const draw = () => stroke(pen, colour, 1.3 / Math.sqrt(scale), LOTUS)
  at(pen, { x: x - 22 * scale, y: y - 9 * scale }, draw, { scale })
}

/** Lines that fade away on each side of `middle`, from a distance of `gap` pixels. */
export function fadingLines(pen: Pen, { x, y }: Point, colour: string, gap: number, length: number): void {
  const fade = pen.createLinearGradient(x - gap, 0, x - gap - length, 0)
  fade.addColorStop(0, colour)
  fade.addColorStop(1, `${colour}00`)
  const line = () => {
    pen.moveTo(x - gap, y)
    pen.lineTo(x - gap - length, y)
  }
  mirrored(pen, x, () => stroke(pen, fade, 1.2, line))
}

/** A hairline that opens into a lotus; `scale` 1 is 330 pixels wide. */
export function lotusDivider(pen: Pen, middle: Point, colour: string, scale = 1): void {
  lotus(pen, middle, colour, scale)
  fadingLines(pen, middle, colour, 34 * scale, 130 * scale)
}

/** Two gold lines around a sheet, with hollow corners as on an invitation card, and a flower in each lower one. */
export function frame(
  pen: Pen,
  { width, height }: { width: number; height: number },
  [outer, inner]: [outer: number, inner: number],
  [thick, thin]: [thick: number, thin: number],
  flower: { inset: number; size: number },
): void {
  const corner = 34
  const hollow = (inset: number) => () => {
    const right = width - inset
    const bottom = height - inset
    pen.arc(inset, inset, corner, Math.PI / 2, 0, true)
    pen.arc(right, inset, corner, Math.PI, Math.PI / 2, true)
    pen.arc(right, bottom, corner, -Math.PI / 2, Math.PI, true)
    pen.arc(inset, bottom, corner, 0, -Math.PI / 2, true)
    pen.closePath()
  }
  stroke(pen, colours.gold, thick, hollow(outer))
  stroke(pen, `${colours.gold}88`, thin, hollow(inner))
  const place = { x: flower.inset, y: height - flower.inset }
  mirrored(pen, width / 2, () => at(pen, place, () => cornerFlower(pen, flower.size)))
}

function cornerFlower(pen: Pen, size: number): void {
  const petal = () => pen.ellipse(0, -size * 0.62, size * 0.17, size * 0.38, 0, 0, 2 * Math.PI)
  around(8, (turn) => at(pen, ORIGIN, () => fill(pen, colours.gold, petal), { turn }))
  disc(pen, ORIGIN, size * 0.16, colours.gold)
}

/** Fractions of the font size. */
const HEART_WIDTH = 0.6
const HEART_HEIGHT = 0.55

/** Beside letters of `size` pixels whose centre is at `place`; a path, because systems replace the character by pictures of their own. */
export function drawHeart(pen: Pen, { x, y }: Point, size: number, colour: string): void {
  pen.save()
  pen.translate(x - (HEART_WIDTH * size) / 2, y - 0.45 * HEART_HEIGHT * size)
  pen.scale((HEART_WIDTH * size) / 24, (HEART_HEIGHT * size) / 22)
  fill(pen, colour, HEART)
  pen.restore()
}

/** A clay lamp with its flame. The centre of its base is at `foot`; `scale` 1 is 72 × 56 pixels. */
export function diya(pen: Pen, foot: Point, scale: number): void {
  const oval = (width: number, height: number) => () => pen.ellipse(36, 31, width, height, 0, 0, 2 * Math.PI)
  const draw = () => {
    const light = glow(
      pen,
      { x: 36, y: 20 },
      [2, 44],
      [0, `${colours.saffron}88`],
      [1, `${colours.saffron}00`],
    )
    fill(pen, light, () => pen.rect(-10, -26, 92, 92))
    fill(pen, colours.marigold, DIYA_FLAME)
    fill(pen, paints.saffronLight, DIYA_CORE)
    fill(pen, '#b05a2c', DIYA_BOWL)
    fill(pen, '#8f431d', DIYA_RIM)
    fill(pen, colours.gold, oval(30, 3.6))
    fill(pen, colours.wine, oval(26.5, 2.3))
  }
  at(pen, { x: foot.x - 36 * scale, y: foot.y - 52 * scale }, draw, { scale })
}
