// Draws a poster to print, as PDF, with the artwork of the prescribed pictures.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { BLEED_MM, PAPERS_MM } from '@lifafa/contract/posters/printed-posters'
import type { PrintedPoster } from '@lifafa/contract/web-build'
import { createCanvas, PDFDocument } from '@napi-rs/canvas'
import { drawableName } from '../art/drawable-name.ts'
import { at, clipped } from '../art/pen.ts'
import { POSTER_FONTS, registerFonts } from '../fonts.ts'
import { asPen } from '../node-canvas.ts'
import { CROP_MARKS_MM, drawCropMarks } from './crop-marks.ts'
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
