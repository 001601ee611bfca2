// Draws a table tent: a sheet that is folded once across, with a face on each half, their tops at the fold.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { POSTERS, type PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import * as colours from '../../palette.ts'
import { topGarlands } from '../art/flowers.ts'
import { mandala } from '../art/ornaments.ts'
import * as paints from '../art/paints.ts'
import { at, clipped, fill, type Pen, shade, stroke } from '../art/pen.ts'
import { drawWineGround } from './english.ts'
import { dawn } from './gate.ts'
import { fillPaper, type PosterPaper, placeOn, type Sheet } from './paper.ts'
import { drawRingedCard } from './qr-card.ts'
import { CENTRE, type Poster, writeWords } from './words.ts'

/** Half of A4, in its own pixels. */
const FACE = { width: 1152, height: 814.6 }
const CODE = { x: 872, y: FACE.height / 2 }

export function drawTent(pen: Pen, poster: Poster, language: PosterLanguage, sheet: Sheet): void {
  const half = { ...sheet, height: sheet.height / 2 }
  const [front, back = front] = POSTERS[language]
  const fold = { x: 0, y: half.height }
  at(pen, fold, () => drawHalf(pen, poster, front, half))
  at(pen, { x: sheet.width, y: fold.y }, () => drawHalf(pen, poster, back, half), { turn: Math.PI })
}

/** Nothing is drawn beyond the fold, which is at y 0. */
function drawHalf(pen: Pen, poster: Poster, language: GuestLanguage, half: Sheet): void {
  const { width, height, bleed } = half
  const { scale, paper } = placeOn(half, FACE)
  const corner = { x: -paper.left * scale, y: -paper.top * scale }
  clipped(
    pen,
    () => pen.rect(-bleed, 0, width + 2 * bleed, height + bleed),
    () => at(pen, corner, () => drawFace(pen, poster, language, paper), { scale }),
  )
}

function drawFace(pen: Pen, poster: Poster, language: GuestLanguage, paper: PosterPaper): void {
  const isIvory = language !== 'en'
  if (isIvory) drawIvoryGround(pen, paper)
  else drawWineGround(pen, paper, CODE, { light: 900, petals: 470, garlands: 4 })
  // The card of the posters, moved to the right of the words.
  at(pen, { x: CODE.x - CENTRE, y: -146 }, () =>
    drawRingedCard(pen, poster, language, { outset: isIvory ? 1.5 : 7, lineWidth: 2 }),
  )
  writeWords(pen, poster, language, {
    x: 348,
    maxWidth: 540,
    greeting: [248, isIvory ? 36 : 27],
    // The ink of some scripts goes beyond the width of its letters.
    title: { y: 332, maxWidth: 524 },
    motto: [452, 34, 42],
    steps: { y: 566, radius: 25, size: 18.5, column: 182 },
    fee: 642,
    date: [674, 25, isIvory ? paints.goldDark : colours.saffron],
    signature: 714,
    foot: isIvory ? colours.maroon : colours.cream,
  })
}

function drawIvoryGround(pen: Pen, paper: PosterPaper): void {
  const panel = (inset: number, radius: number) => () =>
    pen.roundRect(inset, inset, FACE.width - 2 * inset, FACE.height - 2 * inset, radius)
  fillPaper(pen, paper, shade(pen, paper.top, paper.bottom, colours.maroon, colours.wine))
  fill(pen, dawn(pen, CODE, 900), panel(30, 36))
  clipped(pen, panel(30, 36), () => mandala(pen, CODE, 470, `${colours.gold}3a`, 1))
  stroke(pen, colours.gold, 3, panel(30, 36))
  stroke(pen, colours.gold, 1, panel(39, 28))
  topGarlands(pen, paper, 4)
}
