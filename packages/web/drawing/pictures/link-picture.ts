// Draws link pictures: of an event box, the names and the date; and the product's own, for all other pages.
import { PRODUCT_NAME, TAGLINE } from '@lifafa/contract/brand'
import { formatDay } from '@lifafa/contract/dates'
import { hostWords } from '@lifafa/contract/guest-page/host-words'
import { LINK_PICTURE_PX } from '@lifafa/contract/limits'
import type { LinkPicture } from '@lifafa/contract/web-build'
import * as colours from '../../palette.ts'
import { drawableName } from '../art/drawable-name.ts'
import { FACES, writeLine } from '../art/lettering.ts'
import { envelope, signature } from '../art/mark.ts'
import { drawHeart, fadingLines, lotus, lotusDivider } from '../art/ornaments.ts'
import type { Pen } from '../art/pen.ts'
import { BASELINE, drawTitle } from '../art/title.ts'
import { drawLinkGround, INSTEAD_OF_NAMES } from './ground.ts'

/** Pixels. */
const CENTRE = LINK_PICTURE_PX.width / 2
const MAX_WIDTH = 1010

export function drawBrandPicture(pen: Pen): void {
  drawLinkGround(pen)
  envelope(pen, { x: CENTRE, y: 250 }, 150)
  writeLine(pen, PRODUCT_NAME, [CENTRE, 448], { size: 118, colour: colours.cream })
  lotusDivider(pen, { x: CENTRE, y: 492 }, colours.gold, 1.4)
  writeLine(pen, TAGLINE, [CENTRE, 562], { size: 48, colour: colours.saffron, maxWidth: 1000 })
}

/** A greeting replaces names for which `pen` has no glyphs. */
export function drawBoxPicture(pen: Pen, { names, day, eventType }: LinkPicture): void {
  const [first, second] = names.map((name) => drawableName(pen, name))
  drawLinkGround(pen)
  if (first !== undefined && second !== undefined) {
    const isTall = drawCouple(pen, first, second)
    drawGreeting(pen, isTall ? { y: 214, size: 40 } : { y: 228, size: 50 })
  } else {
    lotus(pen, { x: CENTRE, y: 202 }, colours.saffron, 2)
    drawTitle(pen, (names.length === 1 && first) || INSTEAD_OF_NAMES[eventType], {
      middle: { x: CENTRE, y: 335 },
      sizes: {
        oneLine: [136, 92],
        twoLines: [86, 60],
        threeLines: 58,
        largestCouple: 80,
        smallestUnparted: 40,
      },
      colour: colours.cream,
      heart: colours.saffron,
      maxWidth: MAX_WIDTH,
      lineHeight: 1.24,
    })
  }
  lotusDivider(pen, { x: CENTRE, y: 462 }, colours.gold, 1.5)
  writeLine(pen, formatDay(day), [CENTRE, 527], { size: 50, colour: colours.saffron })
  signature(pen, { x: CENTRE, y: 585 }, colours.cream, 1.5)
}

/** Between the flowers and the names. */
function drawGreeting(pen: Pen, { y, size }: { y: number; size: number }): void {
  const { greeting } = hostWords.hi.poster.marriage
  const width = writeLine(pen, greeting, [CENTRE, y], { size, colour: colours.saffron })
  fadingLines(pen, { x: CENTRE, y: y - 0.28 * size }, colours.saffron, width / 2 + 24, 110)
}

/** Sizes in pixels; the heart of names beside each other as a fraction of theirs. */
const BESIDE = { largest: 136, smallest: 88, heart: 1.05 }
const ABOVE = { largest: 72, heart: 54 }
const NAMES_Y = 338

/** Two names with a heart between, as large as fits. Returns true where one stands above the other: then there is less space above them. */
function drawCouple(pen: Pen, groom: string, bride: string): boolean {
  pen.font = FACES.heading(100)
  const [left = 0, right = 0] = [groom, bride].map((name) => pen.measureText(name).width / 100)
  const width = left + right + BESIDE.heart
  const beside = Math.min(BESIDE.largest, MAX_WIDTH / width)
  const isTall = beside < BESIDE.smallest
  const size = isTall ? Math.min(ABOVE.largest, MAX_WIDTH / Math.max(left, right)) : beside
  const write = (name: string, x: number, y: number) =>
    writeLine(pen, name, [x, y + BASELINE * size], { size, colour: colours.cream, maxWidth: Infinity })
  if (isTall) {
    const step = 24 + size / 2
    write(groom, CENTRE, NAMES_Y - step)
    drawHeart(pen, { x: CENTRE, y: NAMES_Y }, ABOVE.heart, colours.saffron)
    write(bride, CENTRE, NAMES_Y + step)
  } else {
    const start = CENTRE - (width * size) / 2
    write(groom, start + (left * size) / 2, NAMES_Y)
    drawHeart(pen, { x: start + (left + BESIDE.heart / 2) * size, y: NAMES_Y }, size, colours.saffron)
    write(bride, start + (left + BESIDE.heart + right / 2) * size, NAMES_Y)
  }
  return isTall
}
