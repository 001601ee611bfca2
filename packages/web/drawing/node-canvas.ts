// A canvas of Node in place of a browser's: the artwork is drawn on either.
import { type Canvas, Path2D, type PDFDocument } from '@napi-rs/canvas'
import type { Pen } from './art/pen.ts'

// The artwork uses the browser's global Path2D.
Object.assign(globalThis, { Path2D })

type NodePen = ReturnType<Canvas['getContext']> | ReturnType<PDFDocument['beginPage']>

/** The methods are those of a browser's context; the types of some older ones differ. */
export function asPen(context: NodePen): Pen {
  const pen = context as unknown as Pen
  // Hinting to whole pixels would break the headline from which Devanagari letters hang.
  pen.textRendering = 'geometricPrecision'
  return pen
}
