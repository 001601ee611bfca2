// Draws the QR code on its white card: modules on whole pixels, with a quiet zone; below it the short address.
import { hostWords } from '@lifafa/contract/guest-page/host-words'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { POSTER_PX } from '@lifafa/contract/limits'
import * as colours from '../../palette.ts'
import { FACES } from '../art/lettering.ts'
import * as paints from '../art/paints.ts'
import { fill, type Pen, shadowed, stroke } from '../art/pen.ts'
import { darkRuns, type QrModules } from './qr-modules.ts'
import { CENTRE, type Poster } from './words.ts'

/** The standard (ISO/IEC 18004) requires four modules of quiet zone: with the 41 or more modules of our addresses, 38 px. */
const QUIET = 42
const LEFT = CENTRE - POSTER_PX.qrSize / 2
const CARD = {
  left: LEFT - QUIET,
  top: POSTER_PX.qrTop - QUIET,
  size: POSTER_PX.qrSize + 2 * QUIET,
  radius: 22,
}

/** An address below the code makes the card higher by this. */
const ADDRESS_TAIL = 30
const ADDRESS = { y: POSTER_PX.qrTop + POSTER_PX.qrSize + 55, size: 21 }

/** The path of the card with its `tail`, `outset` pixels larger on every side. */
const cardPath = (pen: Pen, outset: number, tail: number) => () => {
  const side = CARD.size + 2 * outset
  pen.roundRect(CARD.left - outset, CARD.top - outset, side, side + tail, CARD.radius + outset)
}

/** `tail`: pixels by which the card is extended at the bottom, below what is drawn over it. */
export function drawQrCard(pen: Pen, modules: QrModules, tail: number): void {
  shadowed(pen, 'rgb(44 7 17 / 35%)', 28, 10, () => fill(pen, paints.white, cardPath(pen, 0, tail)))
  drawModules(pen, modules)
}

/** The card with a gold line around it, and on it the short address, if there is one. */
export function drawRingedCard(
  pen: Pen,
  { code, eventType, shortAddress }: Poster,
  language: GuestLanguage,
  { outset, lineWidth }: { outset: number; lineWidth: number },
): void {
  const tail = shortAddress ? ADDRESS_TAIL : 0
  drawQrCard(pen, code, tail)
  stroke(pen, colours.gold, lineWidth, cardPath(pen, outset, tail))
  if (!shortAddress) return
  const words = hostWords[language].poster[eventType].type
  writeAddress(pen, words, shortAddress, { ...ADDRESS, colour: colours.maroon, maxWidth: CARD.size - 32 })
}

/**
 * Each edge is on a whole pixel of the prescribed picture, so none is blurred there: modules differ by a pixel at most. One path
 * with the dark runs of all rows, since between shapes that touch viewers of PDF show hairlines.
 */
function drawModules(pen: Pen, modules: QrModules): void {
  const edge = (module: number) => Math.round((module * POSTER_PX.qrSize) / modules.length)
  fill(pen, paints.code, () => {
    modules.forEach((row, y) => {
      for (const [from, to] of darkRuns(row))
        pen.rect(LEFT + edge(from), POSTER_PX.qrTop + edge(y), edge(to) - edge(from), edge(y + 1) - edge(y))
    })
  })
}

/** Spaced letters form no ligatures. The words are not spaced: that would part the headline of Devanagari. */
const SPACING = 0.02

/** Writes the short address after its words, as large as fits: letter by letter, since a ligature of two could be mistyped. */
export function writeAddress(
  pen: Pen,
  words: string,
  address: string,
  { y, size, colour, maxWidth }: { y: number; size: number; colour: string; maxWidth: number },
): void {
  const use = (fontSize: number, spacing: number) => {
    pen.font = FACES.text(fontSize)
    pen.letterSpacing = `${spacing * fontSize}px`
  }
  const lead = `${words} `
  const widths = (fontSize: number) => {
    use(fontSize, 0)
    const ofLead = pen.measureText(lead).width
    use(fontSize, SPACING)
    return { ofLead, whole: ofLead + pen.measureText(address).width }
  }
  const fitted = size * Math.min(1, maxWidth / widths(size).whole)
  const { ofLead, whole } = widths(fitted)
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = colour
  pen.fillText(address, CENTRE - whole / 2 + ofLead, y)
  use(fitted, 0)
  pen.fillText(lead, CENTRE - whole / 2, y)
}
