// How a face of a table tent looks in each language, with the colours and motifs of that language's poster.

import { cornerFlowers, hollowFrame } from '../../../../motifs/canvas/frame.ts'
import type { LineStyle } from '../../../../motifs/canvas/lettering.ts'
import { mandala } from '../../../../motifs/canvas/mandala.ts'
import { colours } from '../../../../motifs/canvas/palette.ts'
import { at, type Pen } from '../../../../motifs/canvas/pen.ts'
import type { drawSteps } from '../art/steps.ts'
import { topGarlands } from '../art/top-garlands.ts'
import { fillPaper, type PosterPaper } from '../poster-paper.ts'

/** Half of A4, in its own pixels; the code's centre, and how far its card moves down from its place on a poster. */
export const FACE = {
  width: 1152,
  height: 814.6,
  wordsX: 348,
  wordsWidth: 540,
  codeX: 872,
  codeDown: -146,
} as const

type StepsLook = Parameters<typeof drawSteps>[2]

export interface FaceLook {
  drawGround: (pen: Pen, paper: PosterPaper) => void
  greeting: Pick<LineStyle, 'size' | 'colour' | 'face'>
  title: string
  heart: string
  text: string
  date: string
  steps: Pick<StepsLook, 'line' | 'fill' | 'picture' | 'text'>
  /** The distance of the gold line from the card. */
  ring: number
}

export const FACE_LOOKS: Record<'english' | 'hindi', FaceLook> = {
  english: {
    drawGround: drawWine,
    greeting: { size: 27, colour: colours.saffron, face: 'italic' },
    title: colours.cream,
    heart: colours.saffron,
    text: colours.cream,
    date: colours.saffron,
    steps: {
      line: `${colours.gold}cc`,
      fill: colours.wineDeep,
      picture: colours.saffron,
      text: colours.cream,
    },
    ring: 7,
  },
  hindi: {
    drawGround: drawIvory,
    greeting: { size: 36, colour: colours.maroon },
    title: colours.wine,
    heart: colours.marigold,
    text: colours.maroon,
    date: colours.goldDark,
    steps: { line: colours.goldDark, fill: '#fff8ea', picture: colours.maroon, text: colours.wine },
    ring: 1.5,
  },
}

const GLOW = { x: FACE.codeX, y: FACE.height / 2 }

function drawWine(pen: Pen, paper: PosterPaper): void {
  const glow = pen.createRadialGradient(GLOW.x, GLOW.y, 60, GLOW.x, GLOW.y, 900)
  glow.addColorStop(0, '#6d1730')
  glow.addColorStop(0.55, colours.wine)
  glow.addColorStop(1, colours.wineDeep)
  pen.fillStyle = glow
  fillPaper(pen, paper)
  mandala(pen, GLOW, 470, `${colours.saffron}28`, 1.2)
  at(pen, { x: paper.left, y: paper.top }, () => {
    hollowFrame(pen, FACE, { inset: 26, corner: 34, colour: colours.gold, lineWidth: 1.6 })
    hollowFrame(pen, FACE, { inset: 34, corner: 34, colour: `${colours.gold}88`, lineWidth: 0.9 })
    cornerFlowers(pen, FACE, 34, 15, colours.gold)
  })
  topGarlands(pen, paper, 4)
}

function drawIvory(pen: Pen, paper: PosterPaper): void {
  const wall = pen.createLinearGradient(0, paper.top, 0, paper.bottom)
  wall.addColorStop(0, colours.maroon)
  wall.addColorStop(1, colours.wine)
  pen.fillStyle = wall
  fillPaper(pen, paper)
  const dawn = pen.createRadialGradient(GLOW.x, GLOW.y, 80, GLOW.x, GLOW.y, 900)
  dawn.addColorStop(0, '#fffdf6')
  dawn.addColorStop(0.6, colours.paper)
  dawn.addColorStop(1, colours.paperDeep)
  pen.fillStyle = dawn
  panel(pen, 30, 36)
  pen.fill()
  pen.save()
  panel(pen, 30, 36)
  pen.clip()
  mandala(pen, GLOW, 470, `${colours.gold}3a`, 1)
  pen.restore()
  pen.strokeStyle = colours.gold
  pen.lineWidth = 3
  panel(pen, 30, 36)
  pen.stroke()
  pen.lineWidth = 1
  panel(pen, 39, 28)
  pen.stroke()
  topGarlands(pen, paper, 4)
}

function panel(pen: Pen, inset: number, radius: number): void {
  pen.beginPath()
  pen.roundRect(inset, inset, FACE.width - 2 * inset, FACE.height - 2 * inset, radius)
}
