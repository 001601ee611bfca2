// Draws the product's name, small, with the envelope mark.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { FACES } from './lettering.ts'
import { marigold } from './marigold.ts'
import { colours } from './palette.ts'
import { at, type Pen, type Point } from './pen.ts'

const SIZE = 21
const MARK = { width: 26, height: 20, gap: 9 }

/** Centred on `place`, which is also its baseline; `scale` 1 is 26 pixels high. */
export function signature(pen: Pen, place: Point, colour: string, scale = 1): void {
  at(pen, place, () => write(pen, colour), { scale })
}

function write(pen: Pen, colour: string): void {
  pen.font = FACES.heading(SIZE)
  const width = MARK.width + MARK.gap + pen.measureText(PRODUCT_NAME).width
  const left = -width / 2
  at(pen, { x: left, y: 3 - MARK.height }, () => mark(pen))
  pen.font = FACES.heading(SIZE)
  pen.textAlign = 'left'
  pen.fillStyle = colour
  pen.fillText(PRODUCT_NAME, left + MARK.width + MARK.gap, 0)
}

function mark(pen: Pen): void {
  const { width, height } = MARK
  pen.beginPath()
  pen.roundRect(0, 0, width, height, 3.5)
  pen.fillStyle = colours.maroonLight
  pen.fill()
  pen.beginPath()
  pen.moveTo(1, 3.5)
  pen.lineTo(width / 2, height * 0.6)
  pen.lineTo(width - 1, 3.5)
  pen.strokeStyle = colours.saffron
  pen.lineWidth = 1.2
  pen.lineJoin = 'round'
  pen.stroke()
  marigold(pen, { x: width / 2, y: height * 0.6 }, 4.6, 'yellow')
}
