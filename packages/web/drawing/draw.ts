// Draws all that the server shows as a picture or a file: link pictures, receipts, posters to print, statements, gift books. The server runs it in a
// separate process.
import { LINK_PICTURE_PX, RECEIPT_PICTURE_PX } from '@lifafa/contract/limits'
import type { Drawing, LinkPicture, ReceiptPicture } from '@lifafa/contract/web-build'
import { createCanvas } from '@napi-rs/canvas'
import { NAME_FONTS, registerFonts } from './fonts.ts'
import { bookPages, bookSheets } from './gift-book/contents.ts'
import { countPages } from './gift-book/count-sheet.ts'
import { drawCover } from './gift-book/draw-cover.ts'
import { asPen } from './node-canvas.ts'
import { drawBoxPicture, drawBrandPicture } from './pictures/link-picture.ts'
import { drawReceipt } from './pictures/receipt-picture.ts'
import { drawPrintedPoster } from './posters/print.ts'
import { contentsOf } from './statements/contents.ts'
import { drawPdf } from './statements/draw-pdf.ts'
import { writeWorkbook } from './statements/write-workbook.ts'

/** JPEG quality in percent. Petals and hairlines show no artefacts at it; files stay below 200 kB, WhatsApp's limit is 300. */
const JPEG_QUALITY = 88

export const draw: Drawing['draw'] = async (job) => {
  switch (job.kind) {
    case 'link':
      return drawLinkPicture(job.picture)
    case 'receipt':
      return drawReceiptPicture(job.picture)
    case 'poster':
      return drawPrintedPoster(job.poster)
    case 'statement': {
      const contents = contentsOf(job.statement)
      return job.format === 'pdf' ? drawPdf(contents) : writeWorkbook(contents)
    }
    case 'book':
      return job.format === 'xlsx'
        ? writeWorkbook(bookSheets(job.book))
        : drawPdf(bookPages(job.book), (pen, paper) => drawCover(pen, paper, job.book))
    case 'count':
      return drawPdf(countPages(job.sheet))
  }
}

function newCanvas({ width, height }: { width: number; height: number }) {
  registerFonts(NAME_FONTS)
  const canvas = createCanvas(width, height)
  return { canvas, pen: asPen(canvas.getContext('2d')) }
}

function drawLinkPicture(picture: LinkPicture | 'brand'): Promise<Uint8Array> {
  const { canvas, pen } = newCanvas(LINK_PICTURE_PX)
  if (picture === 'brand') drawBrandPicture(pen)
  else drawBoxPicture(pen, picture)
  return canvas.encode('jpeg', JPEG_QUALITY)
}

function drawReceiptPicture(picture: ReceiptPicture): Promise<Uint8Array> {
  const { canvas, pen } = newCanvas(RECEIPT_PICTURE_PX)
  drawReceipt(pen, picture)
  return canvas.encode('png')
}
