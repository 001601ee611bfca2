// Draws the QR code on its white card: modules on whole pixels, with a quiet zone.
import { POSTER_PX } from '@lifafa/contract/limits'
import { colours } from '../../../../motifs/canvas/palette.ts'
import type { Pen } from '../../../../motifs/canvas/pen.ts'
import { CENTRE } from '../centre.ts'
import { darkRuns, type QrModules } from '../qr-modules.ts'
import { writeShortAddress } from './short-address.ts'

/** The standard (ISO/IEC 18004) requires four modules of quiet zone: with the 41 or more modules of our addresses, 38 px. */
const QUIET = 42
const LEFT = CENTRE - POSTER_PX.qrSize / 2

const CARD = {
  left: LEFT - QUIET,
  top: POSTER_PX.qrTop - QUIET,
  size: POSTER_PX.qrSize + 2 * QUIET,
  radius: 22,
} as const

/** What an address below the code adds to the card's height. */
export const ADDRESS_TAIL = 30
const ADDRESS = { y: POSTER_PX.qrTop + POSTER_PX.qrSize + 55, size: 21 }

/** The path of the card with its `tail`, `outset` pixels larger on every side. */
export function cardPath(pen: Pen, outset: number, tail = 0): void {
  const side = CARD.size + 2 * outset
  pen.beginPath()
  pen.roundRect(CARD.left - outset, CARD.top - outset, side, side + tail, CARD.radius + outset)
}

/** Below the code, on a card with ADDRESS_TAIL. */
export function writeAddress(pen: Pen, words: string, address: string): void {
  writeShortAddress(pen, { words, address }, { ...ADDRESS, colour: colours.maroon, maxWidth: CARD.size - 32 })
}

/** `tail`: pixels by which the card is extended at the bottom, below what is drawn over it. */
export function drawQrCard(pen: Pen, modules: QrModules, tail = 0): void {
  pen.save()
  pen.shadowColor = 'rgb(44 7 17 / 35%)'
  pen.shadowBlur = 28
  pen.shadowOffsetY = 10
  pen.beginPath()
  pen.roundRect(CARD.left, CARD.top, CARD.size, CARD.size + tail, CARD.radius)
  pen.fillStyle = colours.white
  pen.fill()
  pen.restore()
  drawModules(pen, modules)
}

/**
 * Each edge is on a whole pixel of the prescribed picture, so none is blurred there: modules differ by a pixel at most. One path
 * with the dark runs of all rows, since between shapes that touch viewers of PDF show hairlines.
 */
function drawModules(pen: Pen, modules: QrModules): void {
  const edge = (module: number) => Math.round((module * POSTER_PX.qrSize) / modules.length)
  pen.beginPath()
  modules.forEach((row, y) => {
    for (const [from, to] of darkRuns(row))
      pen.rect(LEFT + edge(from), POSTER_PX.qrTop + edge(y), edge(to) - edge(from), edge(y + 1) - edge(y))
  })
  pen.fillStyle = colours.code
  pen.fill()
}
