// Draws the pictures of links with the strokes that posters are drawn with; loaded in a process of its own.

import type { LinkPictures } from '@lifafa/contract/web-build'
import { createCanvas, Path2D } from '@napi-rs/canvas'
import type { Pen } from '../app/motifs/canvas/pen.ts'
import { drawBoxPicture } from './box-picture.ts'
import { drawBrandPicture } from './brand-picture.ts'
import { registerFaces } from './faces.ts'
import { PICTURE_PX } from './sheet.ts'

/** Percent. Petals and hairlines show no trace of it; 200 kB at most, and WhatsApp shows no picture of more than 300. */
const JPEG_QUALITY = 88

registerFaces()
// The strokes take it from the browser.
Object.assign(globalThis, { Path2D })

export const drawLinkPicture: LinkPictures['drawLinkPicture'] = (picture) => {
  const canvas = createCanvas(PICTURE_PX.width, PICTURE_PX.height)
  // The same calls as a browser's; the types of its older half differ.
  const pen = canvas.getContext('2d') as unknown as Pen
  // Letters on whole pixels would break the line from which Devanagari hangs.
  pen.textRendering = 'geometricPrecision'
  if (picture === 'brand') drawBrandPicture(pen)
  else drawBoxPicture(pen, picture)
  return canvas.encode('jpeg', JPEG_QUALITY)
}
