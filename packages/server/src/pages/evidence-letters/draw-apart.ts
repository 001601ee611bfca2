// Draws an evidence letter in a child process.
import { join } from 'node:path'
import type { EvidenceLetter } from '@lifafa/contract/web-build'
import { runApart } from '../run-apart.ts'

/** Drawing takes a third of a second. */
const LIMITS = { patienceMs: 20_000, maxBytes: 4_000_000, maxHeapMb: 128 }

/** The PDF. Rejects where drawing fails or takes too long. */
export const drawLetterApart = (letter: EvidenceLetter): Promise<Uint8Array> =>
  runApart({
    file: join(import.meta.dirname, 'draw-process.ts'),
    input: [JSON.stringify(letter)],
    ...LIMITS,
  })
