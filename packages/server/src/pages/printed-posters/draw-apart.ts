// Draws a poster to print in a child process.
import { join } from 'node:path'
import type { PrintedPoster } from '@lifafa/contract/web-build'
import { runApart } from '../run-apart.ts'

/** Drawing takes half a second. */
const PATIENCE_MS = 20_000
const MAX_BYTES = 8_000_000
const MAX_HEAP_MB = 256

/** The PDF. Rejects, with the error output of the process, where drawing fails or takes too long. */
export const drawPosterApart = (poster: PrintedPoster): Promise<Uint8Array> =>
  runApart({
    file: join(import.meta.dirname, 'draw-process.ts'),
    input: [JSON.stringify(poster)],
    patienceMs: PATIENCE_MS,
    maxBytes: MAX_BYTES,
    maxHeapMb: MAX_HEAP_MB,
  })
