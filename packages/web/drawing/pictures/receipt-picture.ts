// Draws the picture of a receipt, to be kept: the names on wine, and the receipt on a card below them.
import { RECEIPT_PICTURE_PX } from '@lifafa/contract/limits'
import type { ReceiptPicture } from '@lifafa/contract/web-build'
import * as colours from '../../palette.ts'
import { drawableName } from '../art/drawable-name.ts'
import { FACES, writeLine } from '../art/lettering.ts'
import { signature } from '../art/mark.ts'
import { lotusDivider } from '../art/ornaments.ts'
import { fill, type Pen, stroke } from '../art/pen.ts'
import { drawTitle } from '../art/title.ts'
import { wrapText } from '../art/wrap-text.ts'
import { drawReceiptGround, INSTEAD_OF_NAMES } from './ground.ts'

const { width: WIDTH, height: HEIGHT } = RECEIPT_PICTURE_PX
const CENTRE = WIDTH / 2
const CARD = { x: 56, y: 372, width: WIDTH - 112, height: HEIGHT - 372 - 112, corner: 36, padding: 56 }
const LEFT = CARD.x + CARD.padding
const RIGHT = CARD.x + CARD.width - CARD.padding

export function drawReceipt(pen: Pen, receipt: ReceiptPicture): void {
  drawReceiptGround(pen)
  drawNames(pen, receipt)
  drawCard(pen)
  const stateColour = receipt.isPaid ? colours.leaf : colours.selectedInk
  writeLine(pen, receipt.state, [CENTRE, CARD.y + 72], { size: 34, colour: stateColour })
  writeLine(pen, receipt.amount, [CENTRE, CARD.y + 168], { size: 104, colour: colours.maroon })
  lotusDivider(pen, { x: CENTRE, y: CARD.y + 218 }, colours.gold, 1.2)
  const note = noteLines(pen, receipt.note)
  drawFacts(pen, receipt.facts, { from: CARD.y + 286, to: NOTE.bottom - note.length * NOTE.row - 24 })
  drawNote(pen, note)
  signature(pen, { x: CENTRE, y: HEIGHT - 46 }, colours.cream, 1.7)
}

function drawNames(pen: Pen, { names, eventType, giftTo }: ReceiptPicture): void {
  const drawable = names.map((name) => drawableName(pen, name))
  const isNamed = drawable.every((name) => name !== undefined)
  if (isNamed) writeLine(pen, giftTo, [CENTRE, 164], { size: 38, colour: colours.saffron })
  const title = isNamed ? drawable.join(' ♥ ') : INSTEAD_OF_NAMES[eventType]
  drawTitle(pen, title, {
    middle: { x: CENTRE, y: 268 },
    sizes: { oneLine: [92, 56], twoLines: [58, 40], threeLines: 40, largestCouple: 54, smallestUnparted: 30 },
    colour: colours.cream,
    heart: colours.saffron,
    maxWidth: WIDTH - 120,
    lineHeight: 1.2,
  })
}

function drawCard(pen: Pen): void {
  const outline = () => pen.roundRect(CARD.x, CARD.y, CARD.width, CARD.height, CARD.corner)
  fill(pen, colours.card, outline)
  stroke(pen, colours.gold, 2, outline)
}

const FACT = { size: 32, smallest: 25, line: 32, mostRow: 62, leastRow: 44, gap: 28 }

interface Fact {
  name: string
  lines: string[]
  size: number
}

/** Makes a text as large as fits beside its name, and breaks one that would be too small. Undefined in a script that our typefaces lack. */
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

/**
 * Baselines from `from` on; the rows are as high as there is room above `to`. All is set smaller, instead of one line over another,
 * if long names leave too little.
 */
function drawFacts(pen: Pen, listed: ReceiptPicture['facts'], { from, to }: { from: number; to: number }) {
  const facts = listed.map((fact) => factOf(pen, fact)).filter((fact) => fact !== undefined)
  const more = facts.reduce((sum, { lines }) => sum + lines.length - 1, 0) * FACT.line
  const scale = Math.min(1, (to - from) / (facts.length * FACT.leastRow + more))
  const row = Math.min(FACT.mostRow, (to - from - more * scale) / facts.length)
  const step = FACT.line * scale
  pen.textBaseline = 'alphabetic'
  let y = from
  for (const { name, lines, size } of facts) {
    pen.font = FACES.heading(FACT.size * scale)
    pen.textAlign = 'left'
    pen.fillStyle = colours.muted
    pen.fillText(name, LEFT, y)
    pen.font = FACES.heading(size * scale)
    pen.textAlign = 'right'
    pen.fillStyle = colours.ink
    for (const [index, line] of lines.entries()) pen.fillText(line, RIGHT, y + index * step)
    y += (lines.length - 1) * step
    pen.fillStyle = colours.line
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
    writeLine(pen, line, [CENTRE, NOTE.bottom - (lines.length - index) * NOTE.row + NOTE.size], {
      size: NOTE.size,
      colour: colours.muted,
      maxWidth: RIGHT - LEFT,
    })
}
