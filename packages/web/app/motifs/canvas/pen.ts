// Basic drawing functions for all artwork on a canvas: posters and link pictures.

export type Pen = CanvasRenderingContext2D

export interface Point {
  x: number
  y: number
}

/** Draws in a transformed coordinate system: moved, rotated (radians), scaled; restores the context afterwards. */
export function at(pen: Pen, { x, y }: Point, draw: () => void, { turn = 0, scale = 1 } = {}): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(scale, scale)
  draw()
  pen.restore()
}

export function disc(pen: Pen, { x, y }: Point, radius: number, colour: string): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
}

export function ring(pen: Pen, { x, y }: Point, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.stroke()
}

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
