// Draws the English poster: wine red, a mandala behind the code, garlands along the upper edge.
import { formatDay } from '@lifafa/contract/dates'
import { POSTER_PX } from '@lifafa/contract/limits'
import { posterSentences } from '@lifafa/contract/sentences/host/poster'
import { signature } from '../../../../motifs/canvas/brand.ts'
import { cornerFlowers, hollowFrame } from '../../../../motifs/canvas/frame.ts'
import { knot, swag } from '../../../../motifs/canvas/garland.ts'
import { writeLine } from '../../../../motifs/canvas/lettering.ts'
import { lotusDivider } from '../../../../motifs/canvas/lotus.ts'
import { mandala } from '../../../../motifs/canvas/mandala.ts'
import { colours } from '../../../../motifs/canvas/palette.ts'
import type { Pen } from '../../../../motifs/canvas/pen.ts'
import { drawTitle } from '../../../../motifs/canvas/title.ts'
import { cardPath, drawQrCard } from '../art/qr-card.ts'
import { drawSteps } from '../art/steps.ts'
import { CENTRE } from '../centre.ts'
import type { Poster } from '../poster.ts'
import { titleLayout } from '../title-layout.ts'

const CODE_MIDDLE = { x: CENTRE, y: POSTER_PX.qrTop + POSTER_PX.qrSize / 2 }

export function drawEnglish(pen: Pen, { title, day, eventType, code }: Poster): void {
  const words = posterSentences.english[eventType]
  drawGround(pen)
  drawGarlands(pen)

  writeLine(pen, words.greeting, { x: CENTRE, y: 188, size: 27, colour: colours.saffron, face: 'italic' })
  drawTitle(pen, title, { ...titleLayout, colour: colours.cream, heart: colours.saffron, maxWidth: 620 })
  drawQrCard(pen, code)
  pen.strokeStyle = colours.gold
  pen.lineWidth = 1.5
  cardPath(pen, 7)
  pen.stroke()

  const [first, second] = words.motto
  writeLine(pen, first, { x: CENTRE, y: 858, size: 35, colour: colours.cream })
  writeLine(pen, second, { x: CENTRE, y: 899, size: 35, colour: colours.cream })
  drawSteps(pen, [words.steps], {
    y: 952,
    radius: 25,
    line: `${colours.gold}cc`,
    fill: colours.wineDeep,
    picture: colours.saffron,
    text: colours.cream,
    size: 18.5,
    column: 206,
  })
  lotusDivider(pen, { x: CENTRE, y: 1031 }, colours.gold)
  writeLine(pen, formatDay(day), { x: CENTRE, y: 1067, size: 23, colour: colours.saffron })
  signature(pen, { x: CENTRE, y: 1098 }, colours.cream)
}

function drawGround(pen: Pen): void {
  const glow = pen.createRadialGradient(CENTRE, CODE_MIDDLE.y, 60, CENTRE, CODE_MIDDLE.y, 760)
  glow.addColorStop(0, '#6d1730')
  glow.addColorStop(0.55, colours.wine)
  glow.addColorStop(1, colours.wineDeep)
  pen.fillStyle = glow
  pen.fillRect(0, 0, POSTER_PX.width, POSTER_PX.height)
  mandala(pen, CODE_MIDDLE, 520, `${colours.saffron}28`, 1.2)
  hollowFrame(pen, POSTER_PX, { inset: 26, corner: 34, colour: colours.gold, lineWidth: 1.6 })
  hollowFrame(pen, POSTER_PX, { inset: 34, corner: 34, colour: `${colours.gold}88`, lineWidth: 0.9 })
  cornerFlowers(pen, POSTER_PX, 34, 15, colours.gold)
}

/** Three arcs, and a finer row behind them. */
function drawGarlands(pen: Pen): void {
  const third = POSTER_PX.width / 3
  for (const left of [0, third, 2 * third]) swag(pen, { x: left, y: 6 }, { x: left + third, y: 6 }, 38, 9)
  for (const left of [0, third, 2 * third]) swag(pen, { x: left, y: 14 }, { x: left + third, y: 14 }, 84, 14)
  for (const x of [0, third, 2 * third, POSTER_PX.width]) knot(pen, { x, y: 14 }, 15, 4)
}
