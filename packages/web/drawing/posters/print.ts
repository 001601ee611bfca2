// Draws a poster to print, as PDF, with the artwork of the prescribed pictures.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { BLEED_MM, PAPERS_MM } from '@lifafa/contract/posters/printed-posters'
import type { PrintedPoster } from '@lifafa/contract/web-build'
import { createCanvas, PDFDocument } from '@napi-rs/canvas'
import { drawableName } from '../art/drawable-name.ts'
import { at, clipped, type Pen, stroke } from '../art/pen.ts'
import { POSTER_FONTS, registerFonts } from '../fonts.ts'
import { asPen } from '../node-canvas.ts'
import { drawPoster } from './draw-poster.ts'
import { qrModules } from './qr-modules.ts'

const POINTS_PER_MM = 72 / 25.4
/** Soft shadows are the only pixels of the file. */
const SHADOW_DPI = 200
const HEART = ' ♥ '

/** A PDF of one page: shapes and letters, no pixels but for soft shadows. @throws Error where a letter of the title would be lost. */
export function drawPrintedPoster(poster: PrintedPoster): Uint8Array {
  registerFonts(POSTER_FONTS)
  const { language, paper, hasBleed, title, day, eventType, url, shortAddress } = poster
  const bleed = hasBleed ? BLEED_MM : 0
  const margin = hasBleed ? BLEED_MM + CROP_MARKS_MM : 0
  const { width, height } = PAPERS_MM[paper]
  const pdf = new PDFDocument({ title, author: PRODUCT_NAME, rasterDPI: SHADOW_DPI })
  const pen = asPen(
    pdf.beginPage((width + 2 * margin) * POINTS_PER_MM, (height + 2 * margin) * POINTS_PER_MM),
  )
  pen.scale(POINTS_PER_MM, POINTS_PER_MM)
  const contents = { title: drawableTitle(title), day, eventType, code: qrModules(url), shortAddress }
  const isTent = paper === 'tent'
  at(pen, { x: margin, y: margin }, () => {
    clipped(
      pen,
      () => pen.rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed),
      () => drawPoster(pen, contents, { language, isTent, sheet: { width, height, bleed } }),
    )
    if (hasBleed) drawCropMarks(pen, { width, height }, isTent)
  })
  pdf.endPage()
  return pdf.close()
}

/** Without emoji, which our typefaces lack. Half a name is worse than none. */
function drawableTitle(title: string): string {
  const ruler = asPen(createCanvas(1, 1).getContext('2d'))
  const names = title.split(HEART).map((name) => drawableName(ruler, name))
  if (names.includes(undefined)) throw new Error('Our typefaces lack a letter of the title.')
  return names.join(HEART)
}

/** The room for the marks on each side, beyond the bleed. */
const CROP_MARKS_MM = 7
const LENGTH_MM = 5
/** A quarter of a point. */
const LINE_MM = 0.09

type Size = { width: number; height: number }

/** Marks where a print shop cuts, and folds a tent. In millimetres, with the corner of the cut paper at 0, 0. */
function drawCropMarks(pen: Pen, { width, height }: Size, isFolded: boolean): void {
  const from = BLEED_MM + 1
  const to = from + LENGTH_MM
  pen.lineCap = 'butt'
  stroke(pen, '#000000', LINE_MM, () => {
    for (const y of isFolded ? [0, height / 2, height] : [0, height]) {
      pen.moveTo(-from, y)
      pen.lineTo(-to, y)
      pen.moveTo(width + from, y)
      pen.lineTo(width + to, y)
    }
    for (const x of [0, width]) {
      pen.moveTo(x, -from)
      pen.lineTo(x, -to)
      pen.moveTo(x, height + from)
      pen.lineTo(x, height + to)
    }
  })
}
