// Makes migrated PGlite databases quickly: copies of a template that is made once for each schema.
import { constants, existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../db/open-database.ts'
import { DataDirInUseError, lockDataDir } from '../../db/pglite/data-dir-lock.ts'
import { testLog } from './database-log.ts'
import { schemaHash } from './schema-hash.ts'

/** Waits until only this process holds `directory`. */
const holdDirectory = async (directory: string): Promise<{ release(): void }> => {
  await mkdir(directory, { recursive: true })
  for (;;) {
    try {
      return lockDataDir(directory)
    } catch (error) {
      if (!(error instanceof DataDirInUseError)) throw error
      await delay(50)
    }
  }
}

/** The directory of a migrated, empty PGlite database that no process has open: to be copied, never opened. */
const pgliteTemplate = async (): Promise<string> => {
  const template = join(tmpdir(), `lifafa-test-template-${await schemaHash()}`)
  const ready = join(template, 'ready')
  if (existsSync(ready)) return ready
  const lock = await holdDirectory(template)
  try {
    if (existsSync(ready)) return ready
    const unfinished = await mkdtemp(join(template, 'unfinished-'))
    const { close } = await openDatabase({ dataDir: unfinished, log: testLog })
    await close()
    await rename(unfinished, ready)
    return ready
  } finally {
    lock.release()
  }
}

/** A temporary data directory with a migrated, empty PGlite database that no process has open. Remove it at the end. */
export const makeDataDir = async (): Promise<string> => {
  const template = await pgliteTemplate()
  const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-test-'))
  await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}
