// Draws the QR code on its white card: modules on whole pixels, with a quiet zone.
import { POSTER_PX } from '@lifafa/contract/limits'
import { colours } from '../../../../motifs/canvas/palette.ts'
import type { Pen } from '../../../../motifs/canvas/pen.ts'
import { CENTRE } from '../centre.ts'
import type { QrModules } from '../page-qr-code.ts'

/** The standard (ISO/IEC 18004) requires four modules of quiet zone: with the 41 or more modules of our addresses, 38 px. */
const QUIET = 42
const LEFT = CENTRE - POSTER_PX.qrSize / 2

const CARD = {
  left: LEFT - QUIET,
  top: POSTER_PX.qrTop - QUIET,
  size: POSTER_PX.qrSize + 2 * QUIET,
  radius: 22,
} as const

/** The path of the card, `outset` pixels larger on every side. */
export function cardPath(pen: Pen, outset: number): void {
  const side = CARD.size + 2 * outset
  pen.beginPath()
  pen.roundRect(CARD.left - outset, CARD.top - outset, side, side, CARD.radius + outset)
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

/** Each edge is on a whole pixel, so none is blurred: modules differ by a pixel at most. */
function drawModules(pen: Pen, modules: QrModules): void {
  const edge = (module: number) => Math.round((module * POSTER_PX.qrSize) / modules.length)
  pen.fillStyle = colours.code
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark)
        pen.fillRect(LEFT + edge(x), POSTER_PX.qrTop + edge(y), edge(x + 1) - edge(x), edge(y + 1) - edge(y))
    })
  })
}
