// Draws the poster in both languages: the code as a card in a gift envelope, under garlands.
import { formatDay } from '@lifafa/contract/dates'
import { hostWords } from '@lifafa/contract/guest-page/host-words'
import { POSTER_PX } from '@lifafa/contract/limits'
import * as colours from '../../palette.ts'
import { knot, marigold, swag } from '../art/flowers.ts'
import { FACES, type LineStyle, writeLine } from '../art/lettering.ts'
import { signature } from '../art/mark.ts'
import { lotusDivider, mandala } from '../art/ornaments.ts'
import * as paints from '../art/paints.ts'
import { fill, glow, mirrored, type Pen, shade, shadowed, stroke } from '../art/pen.ts'
import { drawTitle } from '../art/title.ts'
import { fillPaper, type PosterPaper } from './paper.ts'
import { drawQrCard, writeAddress } from './qr-card.ts'
import { CENTRE, feeStyle, type Poster, titleLayout } from './words.ts'

export function drawCombined(
  pen: Pen,
  { title, day, eventType, code, shortAddress }: Poster,
  paper: PosterPaper,
): void {
  const english = hostWords.en.poster[eventType]
  const hindi = hostWords.hi.poster[eventType]
  drawGround(pen, paper)
  drawTitle(pen, title, { ...titleLayout, colour: colours.wine, heart: colours.marigold, maxWidth: 600 })
  drawQrCard(pen, code, 90)
  drawPocket(pen, paper)
  drawSeal(pen)

  const lines: (readonly [text: string, y: number, style: LineStyle])[] = [
    [hindi.greeting, 164, { size: 36, colour: colours.maroon }],
    [english.greeting, 199, { size: 24, colour: paints.goldDark, face: 'italic' }],
    [hindi.motto.join(' '), 918, { size: 33, colour: colours.cream, maxWidth: 640 }],
    [english.motto.join(' '), 955, { size: 26, colour: colours.saffron, face: 'italic' }],
    [hindi.steps.join('  ·  '), 1026, { size: 20, colour: colours.cream, face: 'text' }],
    [english.steps.join('  ·  '), 1054, { size: 18, colour: colours.cream, face: 'text' }],
    ...(shortAddress ? [[`${hindi.fee}  ·  ${english.fee}`, 1076, feeStyle(colours.cream)] as const] : []),
  ]
  for (const [text, y, style] of lines) writeLine(pen, text, [CENTRE, y], style)
  // The address is on the pocket, which covers the card's lower edge.
  const address = { y: 992, size: 21, colour: colours.saffron, maxWidth: 640 }
  if (shortAddress) writeAddress(pen, `${hindi.type} · ${english.type}`, shortAddress, address)
  else lotusDivider(pen, { x: CENTRE, y: 990 }, colours.gold)
  writeDates(pen, day)
  signature(pen, { x: CENTRE, y: 1132 }, colours.cream)
}

/** In parts: after Devanagari the heading's typeface has a dot of its own, which is lost in a PDF. */
function writeDates(pen: Pen, day: string): void {
  const parts = [formatDay(day, 'hi'), '  ·  ', formatDay(day, 'en')]
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

function drawGround(pen: Pen, paper: PosterPaper): void {
  const { left, top } = paper
  fillPaper(pen, paper, glow(pen, { x: CENTRE, y: 420 }, [60, 720], [0, '#fffaf0'], [1, '#f7dfae']))
  mandala(pen, { x: CENTRE, y: 430 }, 470, `${colours.marigold}2c`, 1.1)
  mirrored(pen, CENTRE, () => {
    swag(pen, { x: left + 36, y: top }, { x: CENTRE, y: top }, 50, 9)
    swag(pen, { x: left + 36, y: top + 8 }, { x: CENTRE, y: top + 8 }, 96, 14)
    knot(pen, { x: left + 36, y: top + 8 }, 16, 14)
  })
  knot(pen, { x: CENTRE, y: top + 8 }, 16, 3)
}

const { width } = POSTER_PX
/** The pocket's upper edge at the sides and in the centre: below the code's quiet zone. */
const SIDE = 740
const MIDDLE = 846

/** How steeply the edge begins at its ends, and goes on to the edges of a wider paper. */
const SLOPE = 66 / 120

function edge(pen: Pen, { left, right, bleed }: PosterPaper, drop: number): void {
  pen.moveTo(left - bleed, SIDE + drop + SLOPE * (left - bleed))
  pen.lineTo(0, SIDE + drop)
  pen.bezierCurveTo(120, SIDE + 66 + drop, 270, MIDDLE - 8 + drop, CENTRE, MIDDLE + drop)
  pen.bezierCurveTo(width - 270, MIDDLE - 8 + drop, width - 120, SIDE + 66 + drop, width, SIDE + drop)
  pen.lineTo(right + bleed, SIDE + drop - SLOPE * (right + bleed - width))
}

function drawPocket(pen: Pen, paper: PosterPaper): void {
  const { left, right, bottom, bleed } = paper
  const outline = () => {
    edge(pen, paper, 0)
    pen.lineTo(right + bleed, bottom + bleed)
    pen.lineTo(left - bleed, bottom + bleed)
    pen.closePath()
  }
  // In a PDF the shadow of a gradient would cover its whole rectangle: one colour casts it.
  shadowed(pen, 'rgb(44 7 17 / 45%)', 14, -3, () => fill(pen, colours.maroon, outline))
  fill(pen, shade(pen, SIDE, bottom, colours.maroon, colours.wine), outline)
  stroke(pen, colours.saffron, 2.4, () => edge(pen, paper, 0))
  stroke(pen, `${colours.gold}99`, 1, () => edge(pen, paper, 9))
  const fold = () => {
    pen.moveTo(left, bottom)
    pen.quadraticCurveTo(150, 1010, 250, 838)
  }
  mirrored(pen, CENTRE, () => stroke(pen, `${colours.maroonLight}90`, 1.5, fold))
}

/** A marigold closes the pocket. */
const drawSeal = (pen: Pen): void => marigold(pen, { x: CENTRE, y: MIDDLE + 2 }, 27, 'orange')
