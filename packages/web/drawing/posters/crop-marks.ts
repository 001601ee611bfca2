// Draws crop marks: where a print shop cuts, and folds a tent.

import { BLEED_MM } from '@lifafa/contract/posters/printed-posters'
import { type Pen, stroke } from '../art/pen.ts'

/** The room for the marks on each side, beyond the bleed. */
export const CROP_MARKS_MM = 7
const LENGTH_MM = 5
/** A quarter of a point. */
const LINE_MM = 0.09

type Size = { width: number; height: number }

/** In millimetres, with the corner of the cut paper at 0, 0. */
export function drawCropMarks(pen: Pen, { width, height }: Size, isFolded: boolean): void {
  const from = BLEED_MM + 1
  const to = from + LENGTH_MM
  pen.lineCap = 'butt'
  stroke(pen, '#000000', LINE_MM, () => {
    for (const y of isFolded ? [0, height / 2, height] : [0, height]) {
      pen.moveTo(-from, y)
      pen.lineTo(-to, y)
      pen.moveTo(width + from, y)
      pen.lineTo(width + to, y)
    }
    for (const x of [0, width]) {
      pen.moveTo(x, -from)
      pen.lineTo(x, -to)
      pen.moveTo(x, height + from)
      pen.lineTo(x, height + to)
    }
  })
}
