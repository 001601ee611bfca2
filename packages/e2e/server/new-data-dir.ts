// Data directories with an empty database of the newest schema: copies, since making one takes five seconds of a processor.
import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const SAYS_WHERE = fileURLToPath(new URL('../../server/src/test/template-process.ts', import.meta.url))

const run = promisify(execFile)

/** As a server leaves it that has ended, before anybody has signed up. */
export async function newDataDir(): Promise<string> {
  const { stdout: template } = await run(process.execPath, ['--liftoff-only', SAYS_WHERE])
  const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-e2e-'))
  await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}
