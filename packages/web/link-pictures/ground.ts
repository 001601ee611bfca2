// Draws the background of link pictures: a wine-red gradient with gold, a mandala, and garlands along the upper edge.
import { cornerFlowers, hollowFrame } from '../app/motifs/canvas/frame.ts'
import { knot, strand, swag } from '../app/motifs/canvas/garland.ts'
import { mandala } from '../app/motifs/canvas/mandala.ts'
import { leaf, marigold } from '../app/motifs/canvas/marigold.ts'
import { colours } from '../app/motifs/canvas/palette.ts'
import { mirrored, type Pen } from '../app/motifs/canvas/pen.ts'
import { CENTRE, PICTURE_PX } from './sheet.ts'

export function drawGround(pen: Pen): void {
  const { width, height } = PICTURE_PX
  const glow = pen.createRadialGradient(CENTRE, 320, 40, CENTRE, 320, 700)
  glow.addColorStop(0, '#7d1b38')
  glow.addColorStop(0.5, colours.wine)
  glow.addColorStop(1, colours.wineDeep)
  pen.fillStyle = glow
  pen.fillRect(0, 0, width, height)
  mandala(pen, { x: CENTRE, y: 330 }, 560, `${colours.saffron}2c`, 1.6)
  hollowFrame(pen, PICTURE_PX, { inset: 20, corner: 34, colour: colours.gold, lineWidth: 2 })
  hollowFrame(pen, PICTURE_PX, { inset: 29, corner: 34, colour: `${colours.gold}88`, lineWidth: 1 })
  cornerFlowers(pen, PICTURE_PX, 30, 18, colours.gold)
  drawGarlands(pen)
}

/** Two arcs that meet in the middle, a finer row behind them, and strands that hang down at the sides. */
function drawGarlands(pen: Pen): void {
  mirrored(pen, CENTRE, () => {
    strand(pen, { x: 92, y: 74 }, 6, 12)
    strand(pen, { x: 152, y: 98 }, 3, 11)
    swag(pen, { x: 0, y: 0 }, { x: CENTRE, y: 0 }, 58, 11)
    swag(pen, { x: 0, y: 8 }, { x: CENTRE, y: 8 }, 112, 18)
    for (const swing of [-0.25, -0.8]) leaf(pen, { x: 0, y: 10 }, 66, swing)
    marigold(pen, { x: 0, y: 10 }, 36, 'orange', 0.2)
  })
  knot(pen, { x: CENTRE, y: 8 }, 24, 3)
}
