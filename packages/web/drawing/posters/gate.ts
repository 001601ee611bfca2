// Draws the poster in an Indian language: a palace gate of wine and gold on ivory, with garlands, and lamps at its foot.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { POSTER_PX } from '@lifafa/contract/limits'
import * as colours from '../../palette.ts'
import { strand } from '../art/flowers.ts'
import { diya, fadingLines, lotus, mandala } from '../art/ornaments.ts'
import * as paints from '../art/paints.ts'
import { fill, glow, mirrored, type Pen, type Point, shade } from '../art/pen.ts'
import { fillWall, strokeArch } from './arch.ts'
import { fillPaper, type PosterPaper } from './paper.ts'
import { drawRingedCard } from './qr-card.ts'
import { CENTRE, type Poster, writeWords } from './words.ts'

const FLOOR = 1056
const ARCH = { half: 338, spring: 330, apex: 40, foot: FLOOR }

export function drawGate(pen: Pen, poster: Poster, language: GuestLanguage, paper: PosterPaper): void {
  // An address pushes down what is below it.
  const drop = poster.shortAddress ? 30 : 0
  // The fee stands above the date.
  const lower = poster.shortAddress ? 4 : 0
  drawGround(pen, paper)
  lotus(pen, { x: CENTRE, y: 130 }, paints.goldDark, 1.5)
  drawRingedCard(pen, poster, language, { outset: 1.5, lineWidth: 3 })
  const greetingWidth = writeWords(pen, poster, language, {
    x: CENTRE,
    greeting: [198, 38, 360],
    title: { y: POSTER_PX.titleTop, maxWidth: 516 },
    motto: [856 + drop, 36, 46],
    steps: { y: 960 + drop, radius: 26, size: 20, column: 200 },
    fee: 1077,
    date: [1103 + lower, 30 - lower, colours.cream],
    signature: 1132 + lower,
    foot: colours.cream,
  })
  fadingLines(pen, { x: CENTRE, y: 186 }, paints.goldDark, greetingWidth / 2 + 16, 44)
}

/** Ivory, lightest around `middle`. */
export const dawn = (pen: Pen, middle: Point, reach: number) =>
  glow(pen, middle, [80, reach], [0, '#fffdf6'], [0.6, colours.paper], [1, paints.paperDeep])

function drawGround(pen: Pen, paper: PosterPaper): void {
  const { left, top, right, bottom, bleed } = paper
  fillPaper(pen, paper, dawn(pen, { x: CENTRE, y: 520 }, 640))
  mandala(pen, { x: CENTRE, y: 570 }, 364, `${colours.gold}3a`, 1)

  const wall = shade(pen, top, bottom, colours.maroon, colours.wine)
  const corner = { x: left + 66, y: top + 70 }
  fillWall(pen, ARCH, { paper, colour: wall }, () =>
    mirrored(pen, CENTRE, () => mandala(pen, corner, 190, `${colours.saffron}4a`, 1)),
  )
  strokeArch(pen, ARCH, 0, colours.gold, 3)
  strokeArch(pen, ARCH, 9, colours.gold, 1)

  const width = right - left + 2 * bleed
  fill(pen, wall, () => pen.rect(left - bleed, FLOOR, width, bottom + bleed - FLOOR))
  fill(pen, colours.gold, () => pen.rect(left - bleed, FLOOR, width, 3))
  mirrored(pen, CENTRE, () => {
    strand(pen, { x: 93, y: 208 }, 17, 11)
    strand(pen, { x: 150, y: 152 }, 3, 9)
    strand(pen, { x: 218, y: 108 }, 2, 8)
    diya(pen, { x: 150, y: bottom - 22 }, 1.15)
  })
}
