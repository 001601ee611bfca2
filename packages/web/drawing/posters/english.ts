// Draws the English poster: wine red, a mandala behind the code, garlands along the upper edge.
import { POSTER_PX } from '@lifafa/contract/limits'
import * as colours from '../../palette.ts'
import { topGarlands } from '../art/flowers.ts'
import { frame, lotusDivider, mandala } from '../art/ornaments.ts'
import { at, glow, type Pen, type Point } from '../art/pen.ts'
import { fillPaper, type PosterPaper } from './paper.ts'
import { drawRingedCard } from './qr-card.ts'
import { CENTRE, type Poster, writeWords } from './words.ts'

export function drawEnglish(pen: Pen, poster: Poster, paper: PosterPaper): void {
  // An address pushes down what is below it.
  const drop = poster.shortAddress ? 29 : 0
  const middle = { x: CENTRE, y: POSTER_PX.qrTop + POSTER_PX.qrSize / 2 }
  drawWineGround(pen, paper, middle, { light: 760, petals: 520, garlands: 3 })
  drawRingedCard(pen, poster, 'en', { outset: 7, lineWidth: 1.5 })
  writeWords(pen, poster, 'en', {
    x: CENTRE,
    greeting: [188, 27],
    title: { y: POSTER_PX.titleTop, maxWidth: 620 },
    motto: [858 + drop, 35, 41],
    steps: { y: 952 + drop, radius: 25, size: 18.5, column: 206 },
    fee: 1049,
    date: [1076, 23, colours.saffron],
    signature: 1104,
    foot: colours.cream,
  })
  if (!poster.shortAddress) lotusDivider(pen, { x: CENTRE, y: 1031 }, colours.gold)
}

/** `light`, `petals`: how far they reach around `middle`, in pixels. */
export function drawWineGround(
  pen: Pen,
  paper: PosterPaper,
  middle: Point,
  { light, petals, garlands }: { light: number; petals: number; garlands: number },
): void {
  const { left, top, right, bottom } = paper
  fillPaper(
    pen,
    paper,
    glow(pen, middle, [60, light], [0, '#6d1730'], [0.55, colours.wine], [1, colours.wineDeep]),
  )
  mandala(pen, middle, petals, `${colours.saffron}28`, 1.2)
  const sheet = { width: right - left, height: bottom - top }
  at(pen, { x: left, y: top }, () => frame(pen, sheet, [26, 34], [1.6, 0.9], { inset: 34, size: 15 }))
  topGarlands(pen, paper, garlands)
}
