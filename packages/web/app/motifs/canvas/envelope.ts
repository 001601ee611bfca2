// Draws the mark, large: a gift envelope closed by a marigold.
import { marigold } from './marigold.ts'
import { colours } from './palette.ts'
import { at, type Pen, type Point } from './pen.ts'

/** The application's mark is 40 × 32. */
const SIZE = { width: 40, height: 32 }
const FLAP = 'M1 8 17.7 19.8a4 4 0 0 0 4.6 0L39 8V6.5a5 5 0 0 0-5-5H6a5 5 0 0 0-5 5z'
const FOLDS = 'M3 28.5 13.5 18M37 28.5 26.5 18'
const EDGE = 'M2 8.7 17.7 19.8a4 4 0 0 0 4.6 0L38 8.7'

/** `height` in pixels, around `middle`. */
export function envelope(pen: Pen, middle: Point, height: number): void {
  const scale = height / SIZE.height
  const corner = { x: middle.x - (SIZE.width / 2) * scale, y: middle.y - height / 2 }
  at(
    pen,
    corner,
    () => {
      const halo = pen.createRadialGradient(20, 16, 4, 20, 16, 40)
      halo.addColorStop(0, `${colours.saffron}70`)
      halo.addColorStop(1, `${colours.saffron}00`)
      pen.fillStyle = halo
      pen.fillRect(-20, -24, 80, 80)
      pen.save()
      pen.shadowColor = 'rgb(20 2 8 / 55%)'
      pen.shadowBlur = 24
      pen.shadowOffsetY = 8
      pen.beginPath()
      pen.roundRect(1, 1.5, 38, 29, 5)
      pen.fillStyle = colours.maroon
      pen.fill()
      pen.restore()
      pen.fillStyle = colours.maroonLight
      pen.fill(new Path2D(FLAP))
      pen.strokeStyle = colours.maroonLight
      pen.lineWidth = 1.2
      pen.stroke(new Path2D(FOLDS))
      pen.strokeStyle = colours.saffron
      pen.lineCap = 'round'
      pen.stroke(new Path2D(EDGE))
      marigold(pen, { x: 20, y: 19 }, 5.6, 'orange')
    },
    { scale },
  )
}
