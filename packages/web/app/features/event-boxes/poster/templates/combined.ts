// The poster in both languages: the code as a card in a gift envelope, under garlands.
import { formatDay, formatDayInHindi } from '@lifafa/contract/dates'
import { POSTER_PX } from '@lifafa/contract/limits'
import { posterSentences } from '@lifafa/contract/sentences/poster'
import { signature } from '../art/brand.ts'
import { pocket, seal } from '../art/envelope.ts'
import { knot, swag } from '../art/garland.ts'
import { writeLine } from '../art/lettering.ts'
import { lotusDivider } from '../art/lotus.ts'
import { mandala } from '../art/mandala.ts'
import { colours } from '../art/palette.ts'
import { CENTRE, mirrored, type Pen } from '../art/pen.ts'
import { drawQrCard } from '../art/qr-card.ts'
import { drawTitle } from '../art/title.ts'
import type { Poster } from '../poster.ts'

const { width, height } = POSTER_PX

export function drawCombined(pen: Pen, { title, day, eventType, code }: Poster): void {
  const english = posterSentences.english[eventType]
  const hindi = posterSentences.hindi[eventType]
  drawGround(pen)

  writeLine(pen, hindi.greeting, { y: 164, size: 36, colour: colours.maroon })
  writeLine(pen, english.greeting, { y: 199, size: 24, colour: colours.goldDark, face: 'italic' })
  drawTitle(pen, title, { colour: colours.wine, heart: colours.marigold, maxWidth: 600 })
  drawQrCard(pen, code, 90)
  pocket(pen)
  seal(pen)

  writeLine(pen, hindi.motto.join(' '), { y: 918, size: 33, colour: colours.cream, maxWidth: 640 })
  writeLine(pen, english.motto.join(' '), { y: 955, size: 26, colour: colours.saffron, face: 'italic' })
  lotusDivider(pen, 990, colours.gold)
  writeLine(pen, hindi.steps.join('  ·  '), { y: 1026, size: 20, colour: colours.cream, face: 'text' })
  writeLine(pen, english.steps.join('  ·  '), { y: 1054, size: 18, colour: colours.cream, face: 'text' })
  writeLine(pen, `${formatDayInHindi(day)}  ·  ${formatDay(day)}`, {
    y: 1098,
    size: 21,
    colour: colours.saffron,
  })
  signature(pen, 1132, colours.cream)
}

function drawGround(pen: Pen): void {
  const light = pen.createRadialGradient(CENTRE, 420, 60, CENTRE, 420, 720)
  light.addColorStop(0, '#fffaf0')
  light.addColorStop(1, '#f7dfae')
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  mandala(pen, { x: CENTRE, y: 430 }, 470, `${colours.marigold}2c`, 1.1)
  mirrored(pen, () => {
    swag(pen, { x: 36, y: 0 }, { x: CENTRE, y: 0 }, 50, 9)
    swag(pen, { x: 36, y: 8 }, { x: CENTRE, y: 8 }, 96, 14)
    knot(pen, { x: 36, y: 8 }, 16, 14)
  })
  knot(pen, { x: CENTRE, y: 8 }, 16, 3)
}
