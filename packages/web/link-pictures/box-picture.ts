// Draws the link picture of an event box: the names and the date.
import { formatDay } from '@lifafa/contract/dates'
import { posterSentences } from '@lifafa/contract/sentences/host/poster'
import type { LinkPicture } from '@lifafa/contract/web-build'
import { signature } from '../app/motifs/canvas/brand.ts'
import { writeLine } from '../app/motifs/canvas/lettering.ts'
import { fadingLines, lotus, lotusDivider } from '../app/motifs/canvas/lotus.ts'
import { colours } from '../app/motifs/canvas/palette.ts'
import type { Pen } from '../app/motifs/canvas/pen.ts'
import { drawTitle } from '../app/motifs/canvas/title.ts'
import { drawCouple } from './couple.ts'
import { drawableName } from './drawable-name.ts'
import { drawGround } from './ground.ts'
import { CENTRE } from './sheet.ts'

const TITLE_SIZES = {
  steps: [
    { lineCount: 1, largest: 136, smallest: 92 },
    { lineCount: 2, largest: 86, smallest: 60 },
    { lineCount: 3, largest: 58, smallest: 0 },
  ],
  largestCouple: 80,
  smallestUnparted: 40,
}

/** Used where our typefaces lack glyphs for a name. */
const INSTEAD_OF_NAMES = {
  marriage: posterSentences.hindi.marriage.greeting,
  other: posterSentences.english.other.greeting,
}

/** Draws on a canvas of PICTURE_PX. A greeting replaces names for which `pen` has no glyphs. */
export function drawBoxPicture(pen: Pen, { names, day, eventType }: LinkPicture): void {
  const [first, second] = names.map((name) => drawableName(pen, name))
  drawGround(pen)
  if (first !== undefined && second !== undefined) {
    const isTall = drawCouple(pen, [first, second])
    drawGreeting(pen, isTall ? { y: 214, size: 40 } : { y: 228, size: 50 })
  } else {
    lotus(pen, { x: CENTRE, y: 202 }, colours.saffron, 2)
    drawTitle(pen, (names.length === 1 && first) || INSTEAD_OF_NAMES[eventType], {
      middle: { x: CENTRE, y: 335 },
      sizes: TITLE_SIZES,
      colour: colours.cream,
      heart: colours.saffron,
      maxWidth: 1010,
      lineHeight: 1.24,
    })
  }
  lotusDivider(pen, { x: CENTRE, y: 462 }, colours.gold, 1.5)
  writeLine(pen, formatDay(day), { x: CENTRE, y: 527, size: 50, colour: colours.saffron })
  signature(pen, { x: CENTRE, y: 585 }, colours.cream, 1.5)
}

/** Between the flowers and the names. */
function drawGreeting(pen: Pen, { y, size }: { y: number; size: number }): void {
  const { greeting } = posterSentences.hindi.marriage
  const width = writeLine(pen, greeting, { x: CENTRE, y, size, colour: colours.saffron })
  fadingLines(pen, { x: CENTRE, y: y - 0.28 * size }, colours.saffron, width / 2 + 24, 110)
}
