// Draws a poster to print in a child process.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { PrintedPoster } from '@lifafa/contract/web-build'

/** Drawing takes half a second. */
const PATIENCE_MS = 20_000
const MAX_BYTES = 8_000_000

/** The PDF. Rejects, with the error output of the process, where drawing fails or takes too long. */
export const drawPosterApart = (poster: PrintedPoster): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'draw-process.ts')],
      // The environment without our secrets, and without variables that would change how Node runs.
      { encoding: 'buffer', timeout: PATIENCE_MS, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES, env: {} },
      (error, pdf) => (error ? reject(error) : resolve(pdf)),
    )
    // A process that has ended says why by its exit code.
    child.stdin?.on('error', () => {})
    child.stdin?.end(JSON.stringify(poster))
  })
