// Draws a clay lamp with its flame.
import { colours } from '../../../../motifs/canvas/palette.ts'
import { at, type Pen, type Point } from '../../../../motifs/canvas/pen.ts'

/** The application's motif of 72 × 56 with the centre of its base at `foot`; `scale` 1 is that size. */
export function diya(pen: Pen, foot: Point, scale: number): void {
  const fill = (path: string, colour: string) => {
    pen.fillStyle = colour
    pen.fill(new Path2D(path))
  }
  at(
    pen,
    { x: foot.x - 36 * scale, y: foot.y - 52 * scale },
    () => {
      const glow = pen.createRadialGradient(36, 20, 2, 36, 20, 44)
      glow.addColorStop(0, `${colours.saffron}88`)
      glow.addColorStop(1, `${colours.saffron}00`)
      pen.fillStyle = glow
      pen.fillRect(-10, -26, 92, 92)
      fill('M36 4c7 8 9 13.500 9 18a9 9 0 0 1-18 0C27 17.500 29 12 36 4z', colours.marigold)
      fill(
        'M36 14c3.600 4.200 4.900 7 4.900 9.500a4.900 4.900 0 0 1-9.800 0c0-2.500 1.300-5.300 4.900-9.500z',
        colours.saffronLight,
      )
      fill('M6 31h60c-1 12.500-13 21-30 21S7 43.500 6 31z', '#b05a2c')
      fill('M6 31h60c-.2 2-.6 3.900-1.300 5.600H7.300C6.600 34.900 6.200 33 6 31z', '#8f431d')
      pen.beginPath()
      pen.ellipse(36, 31, 30, 3.6, 0, 0, 2 * Math.PI)
      pen.fillStyle = colours.gold
      pen.fill()
      pen.beginPath()
      pen.ellipse(36, 31, 26.5, 2.3, 0, 0, 2 * Math.PI)
      pen.fillStyle = colours.wine
      pen.fill()
    },
    { scale },
  )
}
