// Has a picture drawn in a process of its own.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LinkPicture } from '@lifafa/contract/web-build'

const run = promisify(execFile)

/** It takes a third of a second; whoever forwards a link has given up by now. */
const PATIENCE_MS = 20_000
const MAX_BYTES = 2_000_000

/** The JPEG. Rejects, with what the process complained of, where it fails or takes too long. */
export async function drawApart(picture: LinkPicture): Promise<Uint8Array> {
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, 'draw-process.ts'), JSON.stringify(picture)],
    // An environment without our secrets, and without what would change how Node runs.
    { encoding: 'buffer', timeout: PATIENCE_MS, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES, env: {} },
  )
  return stdout
}
