// Draws the grounds of link pictures and receipts: wine red with gold, a mandala, and garlands along the upper edge.
import { hostWords } from '@lifafa/contract/guest-page/host-words'
import { LINK_PICTURE_PX, RECEIPT_PICTURE_PX } from '@lifafa/contract/limits'
import * as colours from '../../palette.ts'
import { knot, leaf, marigold, strand, swag } from '../art/flowers.ts'
import { frame, mandala } from '../art/ornaments.ts'
import { fill, glow, mirrored, type Pen } from '../art/pen.ts'

/** Used where our typefaces lack glyphs for a name. */
export const INSTEAD_OF_NAMES = {
  marriage: hostWords.hi.poster.marriage.greeting,
  other: hostWords.en.poster.other.greeting,
}

type Size = { width: number; height: number }

/** The y of the light, how far it reaches, the y of the mandala, and its radius. */
function drawWine(pen: Pen, { width, height }: Size, light: [number, number], petals: [number, number]) {
  const x = width / 2
  const [lightY, reach] = light
  const [y, radius] = petals
  const wine = glow(
    pen,
    { x, y: lightY },
    [40, reach],
    ...([
      [0, '#7d1b38'],
      [0.5, colours.wine],
      [1, colours.wineDeep],
    ] as const),
  )
  fill(pen, wine, () => pen.rect(0, 0, width, height))
  mandala(pen, { x, y }, radius, `${colours.saffron}2c`, 1.6)
}

export function drawReceiptGround(pen: Pen): void {
  drawWine(pen, RECEIPT_PICTURE_PX, [240, 900], [250, 520])
  const x = RECEIPT_PICTURE_PX.width / 2
  mirrored(pen, x, () => {
    swag(pen, { x: 0, y: 0 }, { x, y: 0 }, 52, 11)
    swag(pen, { x: 0, y: 8 }, { x, y: 8 }, 104, 17)
  })
}

/** Two arcs meet in the middle, over a finer row; strands hang down at the sides. */
export function drawLinkGround(pen: Pen): void {
  drawWine(pen, LINK_PICTURE_PX, [320, 700], [330, 560])
  frame(pen, LINK_PICTURE_PX, [20, 29], [2, 1], { inset: 30, size: 18 })
  const x = LINK_PICTURE_PX.width / 2
  mirrored(pen, x, () => {
    strand(pen, { x: 92, y: 74 }, 6, 12)
    strand(pen, { x: 152, y: 98 }, 3, 11)
    swag(pen, { x: 0, y: 0 }, { x, y: 0 }, 58, 11)
    swag(pen, { x: 0, y: 8 }, { x, y: 8 }, 112, 18)
    for (const swing of [-0.25, -0.8]) leaf(pen, { x: 0, y: 10 }, 66, swing)
    marigold(pen, { x: 0, y: 10 }, 36, 'orange', 0.2)
  })
  knot(pen, { x, y: 8 }, 24, 3)
}
