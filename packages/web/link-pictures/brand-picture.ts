// Draws the product's own link picture, for our pages and for event boxes that are not open.
import { PRODUCT_NAME, TAGLINE } from '@lifafa/contract/brand'
import { envelope } from '../app/motifs/canvas/envelope.ts'
import { writeLine } from '../app/motifs/canvas/lettering.ts'
import { lotusDivider } from '../app/motifs/canvas/lotus.ts'
import { colours } from '../app/motifs/canvas/palette.ts'
import type { Pen } from '../app/motifs/canvas/pen.ts'
import { drawGround } from './ground.ts'
import { CENTRE } from './sheet.ts'

export function drawBrandPicture(pen: Pen): void {
  drawGround(pen)
  envelope(pen, { x: CENTRE, y: 250 }, 150)
  writeLine(pen, PRODUCT_NAME, { x: CENTRE, y: 448, size: 118, colour: colours.cream })
  lotusDivider(pen, { x: CENTRE, y: 492 }, colours.gold, 1.4)
  writeLine(pen, TAGLINE, { x: CENTRE, y: 562, size: 48, colour: colours.saffron, maxWidth: 1000 })
}
