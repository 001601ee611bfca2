// Draws a statement as a PDF.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { createCanvas, PDFDocument } from '@napi-rs/canvas'
import * as colours from '../../palette.ts'
import { registerFonts, STATEMENT_FONTS, statementFont } from '../fonts.ts'
import type { Contents } from './contents.ts'
import { layOut, PAGE, type Page, type Style, type WidthOf } from './lay-out.ts'

const COLOURS = { ink: colours.ink, muted: colours.muted }
const LINE = '#d9c9b8'
/** With space between letters none are joined: a reference with `fff` can be searched for and copied. Too little to be seen. */
const UNJOINED = '0.01px'
const FOOT: Style = { weight: 'plain', size: 8, colour: 'muted' }

export function drawPdf(contents: Contents): Uint8Array {
  registerFonts(STATEMENT_FONTS)
  const pages = layOut(contents, measurer())
  const pdf = new PDFDocument({ title: contents.title, author: PRODUCT_NAME })
  for (const [index, page] of pages.entries()) {
    const pen = pdf.beginPage(PAGE.width, PAGE.height)
    drawPage(pen, page)
    const foot = { text: `${contents.foot}, page ${index + 1} of ${pages.length}`, x: PAGE.margin }
    write(pen, { ...FOOT, ...foot, y: PAGE.height - 20, align: 'left' })
    pdf.endPage()
  }
  return pdf.close()
}

/** A font is set only where it changes: thousands of rows have the same. */
function measurer(): WidthOf {
  const ruler = createCanvas(1, 1).getContext('2d')
  let face = ''
  return (text, { weight, size }) => {
    const wanted = statementFont(weight, size)
    if (wanted !== face) {
      ruler.font = wanted
      face = wanted
    }
    return ruler.measureText(text).width
  }
}

type Pen = ReturnType<PDFDocument['beginPage']>

function drawPage(pen: Pen, { texts, rules }: Page): void {
  // Hinting to whole pixels would break the headline from which Devanagari letters hang.
  pen.textRendering = 'geometricPrecision'
  pen.fillStyle = LINE
  for (const { y, width } of rules) pen.fillRect(PAGE.margin, y, width, 0.4)
  for (const text of texts) write(pen, text)
}

function write(pen: Pen, { text, x, y, align, weight, size, colour }: Page['texts'][number]): void {
  pen.font = statementFont(weight, size)
  pen.letterSpacing = UNJOINED
  pen.fillStyle = COLOURS[colour]
  pen.textAlign = align
  pen.fillText(text, x, y)
}
