// Creates data directories with an empty, migrated database: copies, because making one takes five seconds of processor time.
import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { QUICK_ENV, QUICK_FLAGS } from './short-lived.ts'

const SAYS_WHERE = fileURLToPath(new URL('../../server/src/test/template-process.ts', import.meta.url))

const run = promisify(execFile)

/** As left by a server that has ended, before any sign-up. */
export async function newDataDir(): Promise<string> {
  const { stdout: template } = await run(process.execPath, [...QUICK_FLAGS, SAYS_WHERE], {
    env: { ...process.env, ...QUICK_ENV },
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-e2e-'))
  await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}
