// Draws the English poster: wine red, a mandala behind the code, garlands along the upper edge.
import { formatDay } from '@lifafa/contract/dates'
import { POSTER_PX } from '@lifafa/contract/limits'
import { posterSentences } from '@lifafa/contract/sentences/host/poster'
import { signature } from '../../../../motifs/canvas/brand.ts'
import { cornerFlowers, hollowFrame } from '../../../../motifs/canvas/frame.ts'
import { writeLine } from '../../../../motifs/canvas/lettering.ts'
import { lotusDivider } from '../../../../motifs/canvas/lotus.ts'
import { mandala } from '../../../../motifs/canvas/mandala.ts'
import { colours } from '../../../../motifs/canvas/palette.ts'
import { at, type Pen } from '../../../../motifs/canvas/pen.ts'
import { drawTitle } from '../../../../motifs/canvas/title.ts'
import { ADDRESS_TAIL, cardPath, drawQrCard, writeAddress } from '../art/qr-card.ts'
import { drawSteps, writeFee } from '../art/steps.ts'
import { topGarlands } from '../art/top-garlands.ts'
import { CENTRE } from '../centre.ts'
import type { Poster } from '../poster.ts'
import { fillPaper, type PosterPaper } from '../poster-paper.ts'
import { titleLayout } from '../title-layout.ts'

const CODE_MIDDLE = { x: CENTRE, y: POSTER_PX.qrTop + POSTER_PX.qrSize / 2 }

/** What is below an address moves down by this. */
const DROP = 29

export function drawEnglish(
  pen: Pen,
  { title, day, eventType, code, shortAddress }: Poster,
  paper: PosterPaper,
): void {
  const words = posterSentences.english[eventType]
  const [tail, drop] = shortAddress ? [ADDRESS_TAIL, DROP] : [0, 0]
  drawGround(pen, paper)
  topGarlands(pen, paper, 3)

  writeLine(pen, words.greeting, { x: CENTRE, y: 188, size: 27, colour: colours.saffron, face: 'italic' })
  drawTitle(pen, title, { ...titleLayout, colour: colours.cream, heart: colours.saffron, maxWidth: 620 })
  drawQrCard(pen, code, tail)
  pen.strokeStyle = colours.gold
  pen.lineWidth = 1.5
  cardPath(pen, 7, tail)
  pen.stroke()
  if (shortAddress) writeAddress(pen, words.type, shortAddress)

  const [first, second] = words.motto
  writeLine(pen, first, { x: CENTRE, y: 858 + drop, size: 35, colour: colours.cream })
  writeLine(pen, second, { x: CENTRE, y: 899 + drop, size: 35, colour: colours.cream })
  drawSteps(pen, [words.steps], {
    y: 952 + drop,
    radius: 25,
    line: `${colours.gold}cc`,
    fill: colours.wineDeep,
    picture: colours.saffron,
    text: colours.cream,
    size: 18.5,
    column: 206,
  })
  if (!shortAddress) lotusDivider(pen, { x: CENTRE, y: 1031 }, colours.gold)
  if (shortAddress) writeFee(pen, words.fee, { x: CENTRE, y: 1049, colour: colours.cream })
  writeLine(pen, formatDay(day), { x: CENTRE, y: 1076, size: 23, colour: colours.saffron })
  signature(pen, { x: CENTRE, y: 1104 }, colours.cream)
}

function drawGround(pen: Pen, paper: PosterPaper): void {
  const glow = pen.createRadialGradient(CENTRE, CODE_MIDDLE.y, 60, CENTRE, CODE_MIDDLE.y, 760)
  glow.addColorStop(0, '#6d1730')
  glow.addColorStop(0.55, colours.wine)
  glow.addColorStop(1, colours.wineDeep)
  pen.fillStyle = glow
  fillPaper(pen, paper)
  mandala(pen, CODE_MIDDLE, 520, `${colours.saffron}28`, 1.2)
  const sheet = { width: paper.right - paper.left, height: paper.bottom - paper.top }
  at(pen, { x: paper.left, y: paper.top }, () => {
    hollowFrame(pen, sheet, { inset: 26, corner: 34, colour: colours.gold, lineWidth: 1.6 })
    hollowFrame(pen, sheet, { inset: 34, corner: 34, colour: `${colours.gold}88`, lineWidth: 0.9 })
    cornerFlowers(pen, sheet, 34, 15, colours.gold)
  })
}
