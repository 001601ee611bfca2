// Draws a picture in a child process: of a link, or of a receipt.
import { join } from 'node:path'
import type { LinkPicture, ReceiptPicture } from '@lifafa/contract/web-build'
import { runApart } from '../run-apart.ts'

/** Drawing takes a third of a second; after this time the caller has given up. */
const PATIENCE_MS = 20_000
const MAX_BYTES = 4_000_000
const MAX_HEAP_MB = 256

export type PictureToDraw = { link: LinkPicture } | { receipt: ReceiptPicture }

/** The JPEG of a link, or the PNG of a receipt. Rejects, with the error output of the process, where drawing fails or takes too long. */
export const drawApart = (picture: PictureToDraw): Promise<Uint8Array> =>
  runApart({
    file: join(import.meta.dirname, 'draw-process.ts'),
    input: [JSON.stringify(picture)],
    patienceMs: PATIENCE_MS,
    maxBytes: MAX_BYTES,
    maxHeapMb: MAX_HEAP_MB,
  })
