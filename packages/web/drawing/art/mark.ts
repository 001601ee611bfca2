// Draws the product's mark, a gift envelope closed by a marigold: large, or small beside the name.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { ENVELOPE_EDGE, ENVELOPE_FLAP, ENVELOPE_FOLDS } from '../../app/motifs/shapes.ts'
import * as colours from '../../palette.ts'
import { marigold } from './flowers.ts'
import { FACES } from './lettering.ts'
import { at, fill, glow, type Pen, type Point, shadowed, stroke } from './pen.ts'

/** Pixels of the mark. */
const SIZE = { width: 40, height: 32 }

/** `height` in pixels, around `middle`, with light behind it. */
export function envelope(pen: Pen, middle: Point, height: number): void {
  const scale = height / SIZE.height
  const corner = { x: middle.x - (SIZE.width / 2) * scale, y: middle.y - height / 2 }
  const halo = glow(pen, { x: 20, y: 16 }, [4, 40], [0, `${colours.saffron}70`], [1, `${colours.saffron}00`])
  const draw = () => {
    fill(pen, halo, () => pen.rect(-20, -24, 80, 80))
    shadowed(pen, 'rgb(20 2 8 / 55%)', 24, 8, () => body(pen))
    mark(pen)
  }
  at(pen, corner, draw, { scale })
}

const body = (pen: Pen) => fill(pen, colours.maroon, () => pen.roundRect(1, 1.5, 38, 29, 5))

function mark(pen: Pen): void {
  body(pen)
  fill(pen, colours.maroonLight, ENVELOPE_FLAP)
  stroke(pen, colours.maroonLight, 1.2, ENVELOPE_FOLDS)
  pen.lineCap = 'round'
  stroke(pen, colours.saffron, 1.2, ENVELOPE_EDGE)
  marigold(pen, { x: 20, y: 19 }, 5.6, 'orange')
}

/** The mark, small, and the name after it. Centred on `place`, which is also the baseline; `scale` 1 is 21 pixels high. */
export function signature(pen: Pen, place: Point, colour: string, scale = 1): void {
  const markScale = 0.66
  const gap = 9
  const draw = () => {
    pen.font = FACES.heading(21)
    const markWidth = SIZE.width * markScale
    const left = -(markWidth + gap + pen.measureText(PRODUCT_NAME).width) / 2
    at(pen, { x: left, y: 3 - SIZE.height * markScale }, () => mark(pen), { scale: markScale })
    pen.textAlign = 'left'
    pen.fillStyle = colour
    pen.fillText(PRODUCT_NAME, left + markWidth + gap, 0)
  }
  at(pen, place, draw, { scale })
}
