// Draws a poster to print, as PDF, with the artwork of the prescribed pictures; the server runs it in a separate process.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { BLEED_MM, PAPERS_MM } from '@lifafa/contract/posters/printed-posters'
import type { PrintedPosters } from '@lifafa/contract/web-build'
import { createCanvas, Path2D, PDFDocument } from '@napi-rs/canvas'
import { drawPoster } from '../app/features/event-boxes/poster/draw-poster.ts'
import { qrModules } from '../app/features/event-boxes/poster/qr-modules.ts'
import { at, type Pen } from '../app/motifs/canvas/pen.ts'
import { drawableName } from '../link-pictures/drawable-name.ts'
import { CROP_MARKS_MM, drawCropMarks } from './crop-marks.ts'
import { registerFaces } from './faces.ts'

const POINTS_PER_MM = 72 / 25.4
/** Of the soft shadows, the only pixels. */
const SHADOW_DPI = 200
const HEART = ' ♥ '

registerFaces()
// The artwork uses the browser's global Path2D.
Object.assign(globalThis, { Path2D })

export const drawPrintedPoster: PrintedPosters['drawPrintedPoster'] = (poster) => {
  const { language, paper, hasBleed, title, day, eventType, url, shortAddress } = poster
  const bleed = hasBleed ? BLEED_MM : 0
  const margin = hasBleed ? BLEED_MM + CROP_MARKS_MM : 0
  const { width, height } = PAPERS_MM[paper]
  const pdf = new PDFDocument({ title, author: PRODUCT_NAME, rasterDPI: SHADOW_DPI })
  // The methods are those of a browser's context; the types of some older ones differ.
  const pen = pdf.beginPage(
    (width + 2 * margin) * POINTS_PER_MM,
    (height + 2 * margin) * POINTS_PER_MM,
  ) as unknown as Pen
  // Hinting to whole pixels would break the headline from which Devanagari letters hang.
  pen.textRendering = 'geometricPrecision'
  pen.scale(POINTS_PER_MM, POINTS_PER_MM)
  at(pen, { x: margin, y: margin }, () => {
    pen.save()
    pen.beginPath()
    pen.rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
    pen.clip()
    drawPoster(
      pen,
      { title: drawableTitle(title), day, eventType, code: qrModules(url), shortAddress },
      { language, isTent: paper === 'tent', sheet: { width, height, bleed } },
    )
    pen.restore()
    if (hasBleed) drawCropMarks(pen, { width, height }, paper === 'tent')
  })
  pdf.endPage()
  return pdf.close()
}

/** Without emoji, which our typefaces lack. @throws Error where a letter would be lost: half a name is worse than none. */
function drawableTitle(title: string): string {
  // As above.
  const ruler = createCanvas(1, 1).getContext('2d') as unknown as Pen
  const names = title.split(HEART).map((name) => drawableName(ruler, name))
  if (names.includes(undefined)) throw new Error('Our typefaces lack a letter of the title.')
  return names.join(HEART)
}
