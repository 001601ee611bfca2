// Makes an embedded database in a folder of its own beside its place, and moves it there once it is whole.
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterOf, hasCluster } from './cluster.ts'
import { lockDataDir } from './data-dir-lock.ts'

/** As what a killed first start leaves behind: the next start removes it (initialize.ts). */
const UNFINISHED = 'database.unfinished-'

/**
 * @param make opens, fills and closes the database in the data directory that it is given
 * @throws a sentence where `dataDir` has a database already; what `make` throws, and then there is none
 */
export async function createCluster<T>(dataDir: string, make: (dataDir: string) => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700)
  const lock = await lockDataDir(dataDir)
  try {
    if (hasCluster(dataDir))
      throw new Error(
        `There is a database in ${dataDir} already: set DATA_DIR to an empty directory, or move this one away.`,
      )
    const unfinished = await mkdtemp(join(dataDir, UNFINISHED))
    try {
      const made = await make(unfinished)
      await rename(clusterOf(unfinished), clusterOf(dataDir))
      return made
    } finally {
      await rm(unfinished, { recursive: true, force: true })
    }
  } finally {
    await lock.release()
  }
}
