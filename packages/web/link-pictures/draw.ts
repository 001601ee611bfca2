// Draws link pictures and receipts with the posters' artwork; the server runs it in a separate process.

import { RECEIPT_PICTURE_PX } from '@lifafa/contract/limits'
import type { LinkPictures } from '@lifafa/contract/web-build'
import { createCanvas, Path2D } from '@napi-rs/canvas'
import type { Pen } from '../app/motifs/canvas/pen.ts'
import { drawBoxPicture } from './box-picture.ts'
import { drawBrandPicture } from './brand-picture.ts'
import { registerFaces } from './faces.ts'
import { drawReceipt } from './receipt-picture.ts'
import { PICTURE_PX } from './sheet.ts'

/** JPEG quality in percent. Petals and hairlines show no artefacts at it; files stay below 200 kB, WhatsApp's limit is 300. */
const JPEG_QUALITY = 88

registerFaces()
// The artwork uses the browser's global Path2D.
Object.assign(globalThis, { Path2D })

function newSheet({ width, height }: { width: number; height: number }) {
  const canvas = createCanvas(width, height)
  // The methods are those of a browser's context; the types of some older ones differ.
  const pen = canvas.getContext('2d') as unknown as Pen
  // Hinting to whole pixels would break the headline from which Devanagari letters hang.
  pen.textRendering = 'geometricPrecision'
  return { canvas, pen }
}

export const drawLinkPicture: LinkPictures['drawLinkPicture'] = (picture) => {
  const { canvas, pen } = newSheet(PICTURE_PX)
  if (picture === 'brand') drawBrandPicture(pen)
  else drawBoxPicture(pen, picture)
  return canvas.encode('jpeg', JPEG_QUALITY)
}

export const drawReceiptPicture: LinkPictures['drawReceiptPicture'] = (receipt) => {
  const { canvas, pen } = newSheet(RECEIPT_PICTURE_PX)
  drawReceipt(pen, receipt)
  return canvas.encode('png')
}
