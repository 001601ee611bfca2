// Draws an evidence letter in a child process.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { EvidenceLetter } from '@lifafa/contract/web-build'

/** Drawing takes a third of a second. */
const PATIENCE_MS = 20_000
const MAX_BYTES = 4_000_000

/** The PDF. Rejects, with the error output of the process, where drawing fails or takes too long. */
export const drawLetterApart = (letter: EvidenceLetter): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'draw-process.ts')],
      // The environment without our secrets, and without variables that would change how Node runs.
      { encoding: 'buffer', timeout: PATIENCE_MS, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES, env: {} },
      (error, pdf) => (error ? reject(error) : resolve(pdf)),
    )
    // A process that has ended says why by its exit code. Arguments could be read by other users of the machine.
    child.stdin?.on('error', () => {})
    child.stdin?.end(JSON.stringify(letter))
  })
