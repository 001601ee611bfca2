// Draws the cover of a gift book: the couple, the day and the place, in the gold lines of the posters.
import { formatDay } from '@lifafa/contract/dates'
import type { GiftBook } from '@lifafa/contract/register/gift-book'
import * as colours from '../../palette.ts'
import { drawableName } from '../art/drawable-name.ts'
import { HEART } from '../art/fit-title.ts'
import { writeLine } from '../art/lettering.ts'
import { signature } from '../art/mark.ts'
import { frame, lotusDivider, mandala } from '../art/ornaments.ts'
import { fill, type Pen } from '../art/pen.ts'
import { drawTitle } from '../art/title.ts'
import { bookWords } from './contents.ts'

/** The width of A4 in points: sizes are for it. */
const A4 = 595

export function drawCover(
  pen: Pen,
  { width, height }: { width: number; height: number },
  book: GiftBook,
): void {
  const words = bookWords[book.language]
  const scale = width / A4
  const x = width / 2
  const write = (text: string, y: number, size: number, colour: string) =>
    writeLine(pen, drawableName(pen, text) ?? '', [x, y * height], {
      ...{ size: size * scale, colour, maxWidth: 0.78 * width },
    })
  fill(pen, colours.paper, () => pen.rect(0, 0, width, height))
  mandala(pen, { x, y: 0.42 * height }, 0.36 * width, `${colours.gold}40`, 0.8)
  frame(pen, { width, height }, [16, 22], [1.4, 0.7], { inset: 44, size: 14 })
  write(words.book, 0.2, 30, colours.maroon)
  const names = book.box.title.split(` ${HEART} `).map((name) => drawableName(pen, name))
  if (!names.includes(undefined))
    drawTitle(pen, names.join(` ${HEART} `), {
      middle: { x, y: 0.42 * height },
      sizes: {
        oneLine: [62 * scale, 46 * scale],
        twoLines: [44 * scale, 32 * scale],
        threeLines: 32 * scale,
        largestCouple: 54 * scale,
        smallestUnparted: 20 * scale,
      },
      colour: colours.wine,
      heart: colours.marigold,
      maxWidth: 0.78 * width,
      lineHeight: 1.3,
    })
  lotusDivider(pen, { x, y: 0.62 * height }, colours.gold, scale)
  write(formatDay(book.box.day, book.language), 0.69, 24, colours.ink)
  if (book.box.place !== '') write(book.box.place, 0.73, 19, colours.muted)
  signature(pen, { x, y: 0.92 * height }, colours.maroon, scale)
}
