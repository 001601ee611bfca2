// Draws a statement, a gift book or the sheet of a count as a PDF.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { createCanvas, PDFDocument } from '@napi-rs/canvas'
import * as colours from '../../palette.ts'
import { NO_CHARACTER, outlineOf } from '../art/drawable-name.ts'
import type { Pen as ArtPen } from '../art/pen.ts'
import { FILE_FONTS, registerFonts, statementFont } from '../fonts.ts'
import { asPen } from '../node-canvas.ts'
import type { Contents } from './contents.ts'
import { layOut, PAGES, type Page, type Ruler, type Style } from './lay-out.ts'

const COLOURS = { ink: colours.ink, muted: colours.muted }
const LINE = '#d9c9b8'
/** With space between letters none are joined: a reference with `fff` can be searched for and copied. Too little to be seen. */
const UNJOINED = '0.01px'
const FOOT: Style = { weight: 'plain', size: 8, colour: 'muted' }

type Paper = { width: number; height: number }

/** `drawCover`: draws a page before all others, without a foot. */
export function drawPdf(contents: Contents, drawCover?: (pen: ArtPen, paper: Paper) => void): Uint8Array {
  const paper = PAGES[contents.paper]
  const pages = layOut(contents, newRuler())
  const pdf = new PDFDocument({ title: contents.title, author: PRODUCT_NAME })
  if (drawCover) {
    drawCover(asPen(pdf.beginPage(paper.width, paper.height)), paper)
    pdf.endPage()
  }
  for (const [index, page] of pages.entries()) {
    const pen = pdf.beginPage(paper.width, paper.height)
    drawPage(pen, page, paper)
    const foot = { text: contents.foot(index + 1, pages.length), x: paper.margin }
    write(pen, { ...FOOT, ...foot, y: paper.height - paper.margin / 2, align: 'left' })
    pdf.endPage()
  }
  return pdf.close()
}

/** Controls and marks of direction; joiners are letters' business. */
const UNPRINTED = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** A font is set only where it changes: thousands of rows have the same. @internal Exported for tests. */
export function newRuler(): Ruler {
  registerFonts(FILE_FONTS)
  const pen = createCanvas(1, 1).getContext('2d')
  let face = ''
  const widthOf: Ruler['widthOf'] = (text, { weight, size }) => {
    const wanted = statementFont(weight, size)
    if (wanted !== face) {
      pen.font = wanted
      face = wanted
    }
    return pen.measureText(text).width
  }
  const art = asPen(pen)
  widthOf('', { weight: 'plain', size: 100, colour: 'ink' })
  const missing = outlineOf(art, NO_CHARACTER)
  const known = new Map<string, boolean>()
  function hasGlyph(character: string): boolean {
    const before = known.get(character)
    if (before !== undefined) return before
    widthOf('', { weight: 'plain', size: 100, colour: 'ink' })
    const has = outlineOf(art, character) !== missing
    known.set(character, has)
    return has
  }
  /** Half a letter is worse than none; a letter that is lost leaves a sign. */
  function printable(text: string): string {
    const inOneLine = text.normalize('NFC').replace(/\s+/g, ' ').replace(UNPRINTED, '')
    if (/^[ -~]*$/.test(inOneLine)) return inOneLine.trim()
    const isPrintable = (sign: string) => [...sign].every(hasGlyph)
    const signs = Array.from(graphemes.segment(inOneLine), ({ segment }) => {
      const sign = isPrintable(segment) ? segment : segment.normalize('NFKC')
      return isPrintable(sign) ? sign : /\p{L}/u.test(sign) ? '?' : ''
    })
    return signs.join('').replace(/ +/g, ' ').trim()
  }
  return { widthOf, printable }
}

type Pen = ReturnType<PDFDocument['beginPage']>

function drawPage(pen: Pen, { texts, rules }: Page, { margin }: { margin: number }): void {
  // Hinting to whole pixels would break the headline from which Devanagari letters hang.
  pen.textRendering = 'geometricPrecision'
  pen.fillStyle = LINE
  for (const { y, width } of rules) pen.fillRect(margin, y, width, 0.4)
  for (const text of texts) write(pen, text)
}

function write(pen: Pen, { text, x, y, align, weight, size, colour }: Page['texts'][number]): void {
  pen.font = statementFont(weight, size)
  pen.letterSpacing = UNJOINED
  pen.fillStyle = COLOURS[colour]
  pen.textAlign = align
  pen.fillText(text, x, y)
}
