// Draws the poster in both languages: the code as a card in a gift envelope, under garlands.
import { formatDay, formatDayInHindi } from '@lifafa/contract/dates'
import { posterSentences } from '@lifafa/contract/sentences/host/poster'
import { signature } from '../../../../motifs/canvas/brand.ts'
import { knot, swag } from '../../../../motifs/canvas/garland.ts'
import { FACES, writeLine } from '../../../../motifs/canvas/lettering.ts'
import { lotusDivider } from '../../../../motifs/canvas/lotus.ts'
import { mandala } from '../../../../motifs/canvas/mandala.ts'
import { colours } from '../../../../motifs/canvas/palette.ts'
import { mirrored, type Pen } from '../../../../motifs/canvas/pen.ts'
import { drawTitle } from '../../../../motifs/canvas/title.ts'
import { pocket, seal } from '../art/envelope.ts'
import { drawQrCard } from '../art/qr-card.ts'
import { writeShortAddress } from '../art/short-address.ts'
import { writeFee } from '../art/steps.ts'
import { CENTRE } from '../centre.ts'
import type { Poster } from '../poster.ts'
import { fillPaper, type PosterPaper } from '../poster-paper.ts'
import { titleLayout } from '../title-layout.ts'

export function drawCombined(
  pen: Pen,
  { title, day, eventType, code, shortAddress }: Poster,
  paper: PosterPaper,
): void {
  const english = posterSentences.english[eventType]
  const hindi = posterSentences.hindi[eventType]
  drawGround(pen, paper)

  writeLine(pen, hindi.greeting, { x: CENTRE, y: 164, size: 36, colour: colours.maroon })
  writeLine(pen, english.greeting, { x: CENTRE, y: 199, size: 24, colour: colours.goldDark, face: 'italic' })
  drawTitle(pen, title, { ...titleLayout, colour: colours.wine, heart: colours.marigold, maxWidth: 600 })
  drawQrCard(pen, code, 90)
  pocket(pen, paper)
  seal(pen)

  writeLine(pen, hindi.motto.join(' '), { x: CENTRE, y: 918, size: 33, colour: colours.cream, maxWidth: 640 })
  writeLine(pen, english.motto.join(' '), {
    x: CENTRE,
    y: 955,
    size: 26,
    colour: colours.saffron,
    face: 'italic',
  })
  if (shortAddress) writeTyped(pen, `${hindi.type} · ${english.type}`, shortAddress)
  else lotusDivider(pen, { x: CENTRE, y: 990 }, colours.gold)
  writeLine(pen, hindi.steps.join('  ·  '), {
    x: CENTRE,
    y: 1026,
    size: 20,
    colour: colours.cream,
    face: 'text',
  })
  writeLine(pen, english.steps.join('  ·  '), {
    x: CENTRE,
    y: 1054,
    size: 18,
    colour: colours.cream,
    face: 'text',
  })
  if (shortAddress)
    writeFee(pen, `${hindi.fee}  ·  ${english.fee}`, { x: CENTRE, y: 1076, colour: colours.cream })
  writeDates(pen, day)
  signature(pen, { x: CENTRE, y: 1132 }, colours.cream)
}

/** In parts: after Devanagari the heading's typeface has a dot of its own, which is lost in a PDF. */
function writeDates(pen: Pen, day: string): void {
  const parts = [formatDayInHindi(day), '  ·  ', formatDay(day)]
  pen.font = FACES.heading(21)
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = colours.saffron
  const widths = parts.map((part) => pen.measureText(part).width)
  let x = CENTRE - widths.reduce((sum, width) => sum + width, 0) / 2
  for (const [index, part] of parts.entries()) {
    pen.fillText(part, x, 1098)
    x += widths[index] ?? 0
  }
}

/** On the pocket, which covers the card's lower edge. */
const writeTyped = (pen: Pen, words: string, address: string) =>
  writeShortAddress(pen, { words, address }, { y: 992, size: 21, colour: colours.saffron, maxWidth: 640 })

function drawGround(pen: Pen, paper: PosterPaper): void {
  const { left, top } = paper
  const light = pen.createRadialGradient(CENTRE, 420, 60, CENTRE, 420, 720)
  light.addColorStop(0, '#fffaf0')
  light.addColorStop(1, '#f7dfae')
  pen.fillStyle = light
  fillPaper(pen, paper)
  mandala(pen, { x: CENTRE, y: 430 }, 470, `${colours.marigold}2c`, 1.1)
  mirrored(pen, CENTRE, () => {
    swag(pen, { x: left + 36, y: top }, { x: CENTRE, y: top }, 50, 9)
    swag(pen, { x: left + 36, y: top + 8 }, { x: CENTRE, y: top + 8 }, 96, 14)
    knot(pen, { x: left + 36, y: top + 8 }, 16, 14)
  })
  knot(pen, { x: CENTRE, y: top + 8 }, 16, 3)
}
