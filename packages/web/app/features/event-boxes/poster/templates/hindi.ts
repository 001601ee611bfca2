// Draws the Hindi poster: a palace gate of wine and gold on ivory, with garlands, and lamps at its foot.
import { formatDayInHindi } from '@lifafa/contract/dates'
import { posterSentences } from '@lifafa/contract/sentences/host/poster'
import { signature } from '../../../../motifs/canvas/brand.ts'
import { strand } from '../../../../motifs/canvas/garland.ts'
import { writeLine } from '../../../../motifs/canvas/lettering.ts'
import { fadingLines, lotus } from '../../../../motifs/canvas/lotus.ts'
import { mandala } from '../../../../motifs/canvas/mandala.ts'
import { colours } from '../../../../motifs/canvas/palette.ts'
import { mirrored, type Pen } from '../../../../motifs/canvas/pen.ts'
import { drawTitle } from '../../../../motifs/canvas/title.ts'
import { fillWall, strokeArch } from '../art/arch.ts'
import { diya } from '../art/diya.ts'
import { ADDRESS_TAIL, cardPath, drawQrCard, writeAddress } from '../art/qr-card.ts'
import { drawSteps, writeFee } from '../art/steps.ts'
import { CENTRE } from '../centre.ts'
import type { Poster } from '../poster.ts'
import { fillPaper, type PosterPaper } from '../poster-paper.ts'
import { titleLayout } from '../title-layout.ts'

const FLOOR = 1056
const ARCH = { half: 338, spring: 330, apex: 40, foot: FLOOR }

/** What is below an address moves down by this. */
const DROP = 30

export function drawHindi(
  pen: Pen,
  { title, day, eventType, code, shortAddress }: Poster,
  paper: PosterPaper,
): void {
  const words = posterSentences.hindi[eventType]
  const [tail, drop] = shortAddress ? [ADDRESS_TAIL, DROP] : [0, 0]
  drawGate(pen, paper)

  lotus(pen, { x: CENTRE, y: 130 }, colours.goldDark, 1.5)
  const greeting = writeLine(pen, words.greeting, {
    x: CENTRE,
    y: 198,
    size: 38,
    colour: colours.maroon,
    maxWidth: 360,
  })
  fadingLines(pen, { x: CENTRE, y: 186 }, colours.goldDark, greeting / 2 + 16, 44)
  drawTitle(pen, title, { ...titleLayout, colour: colours.wine, heart: colours.marigold, maxWidth: 516 })
  drawQrCard(pen, code, tail)
  pen.strokeStyle = colours.gold
  pen.lineWidth = 3
  cardPath(pen, 1.5, tail)
  pen.stroke()
  if (shortAddress) writeAddress(pen, words.type, shortAddress)

  const [first, second] = words.motto
  writeLine(pen, first, { x: CENTRE, y: 856 + drop, size: 36, colour: colours.maroon })
  writeLine(pen, second, { x: CENTRE, y: 902 + drop, size: 36, colour: colours.maroon })
  drawSteps(pen, [words.steps], {
    y: 960 + drop,
    radius: 26,
    line: colours.goldDark,
    fill: '#fff8ea',
    picture: colours.maroon,
    text: colours.wine,
    size: 20,
    column: 200,
  })
  if (shortAddress) writeFee(pen, words.fee, { x: CENTRE, y: 1072, colour: colours.cream })
  writeLine(pen, formatDayInHindi(day), { x: CENTRE, y: 1103, size: 30, colour: colours.cream })
  signature(pen, { x: CENTRE, y: 1132 }, colours.cream)
}

function drawGate(pen: Pen, paper: PosterPaper): void {
  const { left, top, right, bottom, bleed } = paper
  const dawn = pen.createRadialGradient(CENTRE, 520, 80, CENTRE, 520, 640)
  dawn.addColorStop(0, '#fffdf6')
  dawn.addColorStop(0.6, colours.paper)
  dawn.addColorStop(1, colours.paperDeep)
  pen.fillStyle = dawn
  fillPaper(pen, paper)
  mandala(pen, { x: CENTRE, y: 570 }, 364, `${colours.gold}3a`, 1)

  const wall = pen.createLinearGradient(0, top, 0, bottom)
  wall.addColorStop(0, colours.maroon)
  wall.addColorStop(1, colours.wine)
  fillWall(pen, ARCH, { paper, colour: wall }, () =>
    mirrored(pen, CENTRE, () => mandala(pen, { x: left + 66, y: top + 70 }, 190, `${colours.saffron}4a`, 1)),
  )
  strokeArch(pen, ARCH, 0, colours.gold, 3)
  strokeArch(pen, ARCH, 9, colours.gold, 1)

  const width = right - left + 2 * bleed
  pen.fillStyle = wall
  pen.fillRect(left - bleed, FLOOR, width, bottom + bleed - FLOOR)
  pen.fillStyle = colours.gold
  pen.fillRect(left - bleed, FLOOR, width, 3)
  mirrored(pen, CENTRE, () => {
    strand(pen, { x: 93, y: 208 }, 17, 11)
    strand(pen, { x: 150, y: 152 }, 3, 9)
    strand(pen, { x: 218, y: 108 }, 2, 8)
    diya(pen, { x: 150, y: bottom - 22 }, 1.15)
  })
}
