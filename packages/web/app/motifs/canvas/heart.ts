// Draws the heart between two names as a path, because systems replace its character by pictures of their own.
import type { Pen, Point } from './pen.ts'

/** Fractions of the font size. */
const WIDTH = 0.6
const HEIGHT = 0.55

/** The heart of the application's motifs, 24 × 22. */
const PATH =
  'M12 21.5C9.5 17.8 1 13.2 1 6.8 1 3.3 3.6.8 6.7.8c2.4 0 4.3 1.3 5.3 3.3C13 2.1 14.9.8 17.3.8 20.4.8 23 3.3 23 6.8c0 6.4-8.5 11-11 14.7z'

/** Beside letters of `size` pixels whose centre is at `place`. */
export function drawHeart(pen: Pen, { x, y }: Point, size: number, colour: string): void {
  pen.save()
  pen.translate(x - (WIDTH * size) / 2, y - 0.45 * HEIGHT * size)
  pen.scale((WIDTH * size) / 24, (HEIGHT * size) / 22)
  pen.fillStyle = colour
  pen.fill(new Path2D(PATH))
  pen.restore()
}
