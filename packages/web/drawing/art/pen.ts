// Basic drawing functions for all artwork on a canvas: posters, link pictures, receipts.

export type Pen = CanvasRenderingContext2D

export interface Point {
  x: number
  y: number
}

export const ORIGIN: Point = { x: 0, y: 0 }

/** The path of an SVG, or what a function adds to the pen's path. */
type Shape = string | (() => void)
type Paint = string | CanvasGradient
type Stop = readonly [offset: number, colour: string]

/** Draws in a transformed coordinate system: moved, rotated (radians), scaled; restores the context afterwards. */
export function at(pen: Pen, { x, y }: Point, draw: () => void, { turn = 0, scale = 1 } = {}): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(scale, scale)
  draw()
  pen.restore()
}

export function fill(pen: Pen, paint: Paint, shape: Shape): void {
  pen.fillStyle = paint
  if (typeof shape === 'string') pen.fill(new Path2D(shape))
  else {
    pen.beginPath()
    shape()
    pen.fill()
  }
}

export function stroke(pen: Pen, paint: Paint, lineWidth: number, shape: Shape): void {
  pen.strokeStyle = paint
  pen.lineWidth = lineWidth
  if (typeof shape === 'string') pen.stroke(new Path2D(shape))
  else {
    pen.beginPath()
    shape()
    pen.stroke()
  }
}

/** Draws inside the shape alone. */
export function clipped(pen: Pen, shape: () => void, draw: () => void): void {
  pen.save()
  pen.beginPath()
  shape()
  pen.clip()
  draw()
  pen.restore()
}

function withStops(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour)
  return gradient
}

/** Light around `middle`, between two radii. */
export const glow = (pen: Pen, { x, y }: Point, [inner, outer]: [number, number], ...stops: Stop[]) =>
  withStops(pen.createRadialGradient(x, y, inner, x, y, outer), stops)

/** From `top` down to `bottom`. */
export const shade = (pen: Pen, top: number, bottom: number, from: string, to: string) =>
  withStops(pen.createLinearGradient(0, top, 0, bottom), [
    [0, from],
    [1, to],
  ])

/** `draw` casts a shadow below itself, `y` pixels away. */
export function shadowed(pen: Pen, colour: string, blur: number, y: number, draw: () => void): void {
  pen.save()
  pen.shadowColor = colour
  pen.shadowBlur = blur
  pen.shadowOffsetY = y
  draw()
  pen.restore()
}

export const disc = (pen: Pen, { x, y }: Point, radius: number, colour: string): void =>
  fill(pen, colour, () => pen.arc(x, y, radius, 0, 2 * Math.PI))

export const ring = (pen: Pen, { x, y }: Point, radius: number, colour: string, lineWidth: number): void =>
  stroke(pen, colour, lineWidth, () => pen.arc(x, y, radius, 0, 2 * Math.PI))

/** Calls `draw` once for the left half and once mirrored for the right; `centre` is the x of the mirror axis. */
export function mirrored(pen: Pen, centre: number, draw: () => void): void {
  draw()
  pen.save()
  pen.translate(2 * centre, 0)
  pen.scale(-1, 1)
  draw()
  pen.restore()
}

/** Calls `draw` `count` times around a full turn, from `offset` radians on. */
export function around(count: number, draw: (angle: number) => void, offset = 0): void {
  for (let step = 0; step < count; step++) draw(offset + (step / count) * 2 * Math.PI)
}
