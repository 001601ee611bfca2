// Draws a picture in a child process: of a link, or of a receipt.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { LinkPicture, ReceiptPicture } from '@lifafa/contract/web-build'

/** Drawing takes a third of a second; after this time the caller has given up. */
const PATIENCE_MS = 20_000
const MAX_BYTES = 4_000_000

export type PictureToDraw = { link: LinkPicture } | { receipt: ReceiptPicture }

/** The JPEG of a link, or the PNG of a receipt. Rejects, with the error output of the process, where drawing fails or takes too long. */
export const drawApart = (picture: PictureToDraw): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'draw-process.ts')],
      // The environment without our secrets, and without variables that would change how Node runs.
      { encoding: 'buffer', timeout: PATIENCE_MS, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES, env: {} },
      (error, drawn) => (error ? reject(error) : resolve(drawn)),
    )
    // A process that has ended says why by its exit code. Arguments could be read by other users of the machine.
    child.stdin?.on('error', () => {})
    child.stdin?.end(JSON.stringify(picture))
  })
