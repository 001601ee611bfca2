// Refuses a data directory with unknown content.
import { readdir } from 'node:fs/promises'

/** Files of an earlier start, finished or killed (db/pglite/open-pglite.ts). */
const OURS = /^(database(\.unfinished-.*)?|lock\.sqlite|mail|.*\.secret)$/

/** Files that a file system or a repository creates by itself are ignored. */
const isSomething = (name: string): boolean => name !== 'lost+found' && !name.startsWith('.')

/**
 * To be called before anything is written or opened there.
 * @throws a sentence if `dataDir` holds something, but nothing of ours
 */
export async function refuseForeignDataDir(dataDir: string): Promise<void> {
  const found = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const names = found.filter(isSomething)
  if (names.length > 0 && !names.some((name) => OURS.test(name)))
    throw new Error(
      `The data directory ${dataDir} holds something else (${names[0]}). Set DATA_DIR to an empty directory, or to one of its own.`,
    )
}
