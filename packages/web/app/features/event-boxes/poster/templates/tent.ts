// Draws a table tent: a sheet that is folded once across, with a face on each half, their tops at the fold.
import { formatDay, formatDayInHindi } from '@lifafa/contract/dates'
import type { PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { posterSentences } from '@lifafa/contract/sentences/host/poster'
import { signature } from '../../../../motifs/canvas/brand.ts'
import { writeLine } from '../../../../motifs/canvas/lettering.ts'
import { colours } from '../../../../motifs/canvas/palette.ts'
import { at, type Pen } from '../../../../motifs/canvas/pen.ts'
import { drawTitle } from '../../../../motifs/canvas/title.ts'
import { ADDRESS_TAIL, cardPath, drawQrCard, writeAddress } from '../art/qr-card.ts'
import { drawSteps, writeFee } from '../art/steps.ts'
import { CENTRE } from '../centre.ts'
import type { Poster } from '../poster.ts'
import { placeOn, type Sheet } from '../poster-paper.ts'
import { titleLayout } from '../title-layout.ts'
import { FACE, FACE_LOOKS, type FaceLook } from './face-looks.ts'

/** The language of the front, and of the back. */
const FACES: Record<PosterLanguage, readonly ['english' | 'hindi', 'english' | 'hindi']> = {
  english: ['english', 'english'],
  hindi: ['hindi', 'hindi'],
  combined: ['hindi', 'english'],
}

export function drawTent(pen: Pen, poster: Poster, language: PosterLanguage, sheet: Sheet): void {
  const half = { ...sheet, height: sheet.height / 2 }
  const [front, back] = FACES[language]
  const fold = { x: 0, y: half.height }
  at(pen, fold, () => drawHalf(pen, poster, front, half))
  at(pen, { x: sheet.width, y: fold.y }, () => drawHalf(pen, poster, back, half), { turn: Math.PI })
}

/** Nothing is drawn beyond the fold, which is at y 0. */
function drawHalf(pen: Pen, poster: Poster, language: 'english' | 'hindi', half: Sheet): void {
  const { width, height, bleed } = half
  pen.save()
  pen.beginPath()
  pen.rect(-bleed, 0, width + 2 * bleed, height + bleed)
  pen.clip()
  const { scale, paper } = placeOn(half, FACE)
  const corner = { x: -paper.left * scale, y: -paper.top * scale }
  const look = FACE_LOOKS[language]
  at(
    pen,
    corner,
    () => {
      look.drawGround(pen, paper)
      drawCode(pen, poster, look, posterSentences[language][poster.eventType].type)
      drawWords(pen, poster, look, language)
    },
    { scale },
  )
  pen.restore()
}

/** The card of the posters, right of the words. */
function drawCode(pen: Pen, { code, shortAddress }: Poster, look: FaceLook, type: string): void {
  at(pen, { x: FACE.codeX - CENTRE, y: FACE.codeDown }, () => {
    drawQrCard(pen, code, ADDRESS_TAIL)
    pen.strokeStyle = colours.gold
    pen.lineWidth = 2
    cardPath(pen, look.ring, ADDRESS_TAIL)
    pen.stroke()
    if (shortAddress) writeAddress(pen, type, shortAddress)
  })
}

function drawWords(
  pen: Pen,
  { title, day, eventType }: Poster,
  look: FaceLook,
  language: 'english' | 'hindi',
) {
  const { greeting, motto, steps, fee } = posterSentences[language][eventType]
  const x = FACE.wordsX
  const maxWidth = FACE.wordsWidth
  const date = language === 'hindi' ? formatDayInHindi(day) : formatDay(day)
  writeLine(pen, greeting, { x, y: 248, maxWidth, ...look.greeting })
  drawTitle(pen, title, {
    ...titleLayout,
    middle: { x, y: 332 },
    colour: look.title,
    heart: look.heart,
    maxWidth,
  })
  motto.forEach((line, index) => {
    writeLine(pen, line, { x, y: 452 + index * 42, size: 34, colour: look.text, maxWidth })
  })
  at(pen, { x: x - CENTRE, y: 0 }, () =>
    drawSteps(pen, [steps], { ...look.steps, y: 566, radius: 25, size: 18.5, column: 182 }),
  )
  writeFee(pen, fee, { x, y: 642, colour: look.text })
  writeLine(pen, date, { x, y: 674, size: 25, colour: look.date, maxWidth })
  signature(pen, { x, y: 714 }, look.text)
}
