// Draws a picture in a child process.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LinkPicture } from '@lifafa/contract/web-build'

const run = promisify(execFile)

/** Drawing takes a third of a second; after this time the caller has given up. */
const PATIENCE_MS = 20_000
const MAX_BYTES = 2_000_000

/** The JPEG. Rejects, with the error output of the process, where drawing fails or takes too long. */
export async function drawApart(picture: LinkPicture): Promise<Uint8Array> {
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, 'draw-process.ts'), JSON.stringify(picture)],
    // The environment without our secrets, and without variables that would change how Node runs.
    { encoding: 'buffer', timeout: PATIENCE_MS, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES, env: {} },
  )
  return stdout
}
