// Draws the picture of a receipt, to be kept: the names on wine, and the receipt on a card below them.
import { RECEIPT_PICTURE_PX } from '@lifafa/contract/limits'
import { posterSentences } from '@lifafa/contract/sentences/host/poster'
import type { ReceiptPicture } from '@lifafa/contract/web-build'
import { signature } from '../app/motifs/canvas/brand.ts'
import { swag } from '../app/motifs/canvas/garland.ts'
import { FACES, writeLine } from '../app/motifs/canvas/lettering.ts'
import { lotusDivider } from '../app/motifs/canvas/lotus.ts'
import { mandala } from '../app/motifs/canvas/mandala.ts'
import { colours } from '../app/motifs/canvas/palette.ts'
import { mirrored, type Pen } from '../app/motifs/canvas/pen.ts'
import { drawTitle } from '../app/motifs/canvas/title.ts'
import { wrapText } from '../statements/wrap-text.ts'
import { drawableName } from './drawable-name.ts'

const { width: WIDTH, height: HEIGHT } = RECEIPT_PICTURE_PX
const CENTRE = WIDTH / 2
const CARD = { x: 56, y: 372, width: WIDTH - 112, height: HEIGHT - 372 - 112, corner: 36, padding: 56 }
const LEFT = CARD.x + CARD.padding
const RIGHT = CARD.x + CARD.width - CARD.padding
const GREEN = '#3f6b4a'
const BROWN = '#7a4300'
const MUTED = '#6f5d54'
const INK = '#2b1a1a'
const LINE = '#e8dcc3'

/** Used where our typefaces lack glyphs for a name. */
const INSTEAD_OF_NAMES = {
  marriage: posterSentences.hindi.marriage.greeting,
  other: posterSentences.english.other.greeting,
}

export function drawReceipt(pen: Pen, receipt: ReceiptPicture): void {
  drawGround(pen)
  drawNames(pen, receipt)
  drawCard(pen)
  writeLine(pen, receipt.state, {
    x: CENTRE,
    y: CARD.y + 72,
    size: 34,
    colour: receipt.isPaid ? GREEN : BROWN,
  })
  writeLine(pen, receipt.amount, { x: CENTRE, y: CARD.y + 168, size: 104, colour: colours.maroon })
  lotusDivider(pen, { x: CENTRE, y: CARD.y + 218 }, colours.gold, 1.2)
  const note = noteLines(pen, receipt.note)
  drawFacts(pen, receipt.facts, { from: CARD.y + 286, to: NOTE.bottom - note.length * NOTE.row - 24 })
  drawNote(pen, note)
  signature(pen, { x: CENTRE, y: HEIGHT - 46 }, colours.cream, 1.7)
}

function drawGround(pen: Pen): void {
  const glow = pen.createRadialGradient(CENTRE, 240, 40, CENTRE, 240, 900)
  glow.addColorStop(0, '#7d1b38')
  glow.addColorStop(0.5, colours.wine)
  glow.addColorStop(1, colours.wineDeep)
  pen.fillStyle = glow
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  mandala(pen, { x: CENTRE, y: 250 }, 520, `${colours.saffron}2c`, 1.6)
  mirrored(pen, CENTRE, () => {
    swag(pen, { x: 0, y: 0 }, { x: CENTRE, y: 0 }, 52, 11)
    swag(pen, { x: 0, y: 8 }, { x: CENTRE, y: 8 }, 104, 17)
  })
}

function drawNames(pen: Pen, { names, eventType, giftTo }: ReceiptPicture): void {
  const drawable = names.map((name) => drawableName(pen, name))
  const isNamed = drawable.every((name) => name !== undefined)
  if (isNamed) writeLine(pen, giftTo, { x: CENTRE, y: 164, size: 38, colour: colours.saffron })
  const title = isNamed ? drawable.join(' ♥ ') : INSTEAD_OF_NAMES[eventType]
  drawTitle(pen, title, {
    middle: { x: CENTRE, y: 268 },
    sizes: {
      steps: [
        { lineCount: 1, largest: 92, smallest: 56 },
        { lineCount: 2, largest: 58, smallest: 40 },
        { lineCount: 3, largest: 40, smallest: 0 },
      ],
      largestCouple: 54,
      smallestUnparted: 30,
    },
    colour: colours.cream,
    heart: colours.saffron,
    maxWidth: WIDTH - 120,
    lineHeight: 1.2,
  })
}

function drawCard(pen: Pen): void {
  pen.beginPath()
  pen.roundRect(CARD.x, CARD.y, CARD.width, CARD.height, CARD.corner)
  pen.fillStyle = '#fffdf8'
  pen.fill()
  pen.strokeStyle = colours.gold
  pen.lineWidth = 2
  pen.stroke()
}

const FACT = { size: 32, smallest: 25, line: 32, mostRow: 62, gap: 28 }

interface Fact {
  name: string
  lines: string[]
  size: number
}

/** As large as it fits beside its name; in lines, where it would be too small. Undefined in a script that our typefaces lack. */
function factOf(pen: Pen, { name, text }: ReceiptPicture['facts'][number]): Fact | undefined {
  const written = drawableName(pen, text)
  if (written === undefined) return undefined
  pen.font = FACES.heading(FACT.size)
  const room = RIGHT - LEFT - pen.measureText(name).width - FACT.gap
  const size = Math.min(FACT.size, (FACT.size * room) / pen.measureText(written).width)
  if (size >= FACT.smallest) return { name, lines: [written], size }
  pen.font = FACES.heading(FACT.smallest)
  const lines = wrapText(written, room, (part) => pen.measureText(part).width)
  return { name, lines, size: FACT.smallest }
}

/** Baselines from `from` on; the rows are as high as there is room above `to`. */
function drawFacts(pen: Pen, listed: ReceiptPicture['facts'], { from, to }: { from: number; to: number }) {
  const facts = listed.map((fact) => factOf(pen, fact)).filter((fact) => fact !== undefined)
  const more = facts.reduce((sum, { lines }) => sum + lines.length - 1, 0) * FACT.line
  const row = Math.min(FACT.mostRow, (to - from - more) / facts.length)
  pen.textBaseline = 'alphabetic'
  let y = from
  for (const { name, lines, size } of facts) {
    pen.font = FACES.heading(FACT.size)
    pen.textAlign = 'left'
    pen.fillStyle = MUTED
    pen.fillText(name, LEFT, y)
    pen.font = FACES.heading(size)
    pen.textAlign = 'right'
    pen.fillStyle = INK
    for (const [index, line] of lines.entries()) pen.fillText(line, RIGHT, y + index * FACT.line)
    y += (lines.length - 1) * FACT.line
    pen.fillStyle = LINE
    pen.fillRect(LEFT, y + row * 0.3, RIGHT - LEFT, 1.5)
    y += row
  }
}

/** At the foot of the card. */
const NOTE = { size: 27, row: 38, bottom: CARD.y + CARD.height - 22 }

function noteLines(pen: Pen, note: string): string[] {
  pen.font = FACES.heading(NOTE.size)
  return wrapText(note, RIGHT - LEFT, (text) => pen.measureText(text).width)
}

function drawNote(pen: Pen, lines: string[]): void {
  for (const [index, line] of lines.entries())
    writeLine(pen, line, {
      x: CENTRE,
      y: NOTE.bottom - (lines.length - index) * NOTE.row + NOTE.size,
      size: NOTE.size,
      colour: MUTED,
      maxWidth: RIGHT - LEFT,
    })
}
