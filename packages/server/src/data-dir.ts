// Checks to whom the data directory belongs: one of another installation, or with unknown content, is not used.
import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Holds the id of the installation whose secrets, emails and embedded database are beside it. */
const MARK = 'installation'
/** Files by which an older directory without a mark is recognised as ours. */
const OURS = new Set([MARK, 'database', 'lock', 'mail', 'tokens.secret', 'sandbox-key.secret'])
/** And those of a first start that was killed (db/pglite/initialize.ts). */
const UNFINISHED = 'database.unfinished-'

const isOurs = (name: string): boolean => OURS.has(name) || name.startsWith(UNFINISHED)

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const orIfMissing = async <T>(reading: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await reading
  } catch (error) {
    if (isMissing(error)) return otherwise
    throw error
  }
}

/** Files that a file system or a repository creates by itself are ignored. */
const isSomething = (name: string): boolean => name !== 'lost+found' && !name.startsWith('.')

/** Empty, too, where the directory does not exist. */
const namesIn = async (dataDir: string): Promise<string[]> =>
  (await orIfMissing(readdir(dataDir), [])).filter(isSomething)

/**
 * To be called before anything is written or opened there.
 * @throws a sentence where `dataDir` holds something, but nothing of ours; or where it is of an installation whose
 * embedded database is gone, so that an empty one would take its place
 */
export async function refuseForeignDataDir(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const names = await namesIn(dataDir)
  if (names.length > 0 && !names.some(isOurs))
    throw new Error(
      `The data directory ${dataDir} holds something else (${names[0]}). Set DATA_DIR to an empty directory, or to one of its own.`,
    )
  if (databaseUrl === undefined && names.includes(MARK) && !names.includes('database'))
    throw new Error(
      `The data directory ${dataDir} is of an installation whose database is not in it. Set DATABASE_URL to that database, restore the directory “database” from a back-up, or set DATA_DIR to an empty directory to begin anew.`,
    )
}

/**
 * Makes `dataDir` that of the installation `id`, unless it is marked already, or holds nothing: on PostgreSQL with every
 * secret set nothing is kept in it, and it need be neither there nor ours to write.
 * @throws a sentence where it is that of another one
 */
export async function claimDataDir(dataDir: string, id: string): Promise<void> {
  if ((await namesIn(dataDir)).length === 0) return
  const mark = join(dataDir, MARK)
  const found = await orIfMissing(readFile(mark, 'utf8'), undefined)
  if (found === undefined) {
    // Written atomically, because another process may read it at this moment.
    const unfinished = join(dataDir, `.${MARK}-${randomUUID()}`)
    await writeFile(unfinished, id)
    await rename(unfinished, mark)
  } else if (found !== id)
    throw new Error(
      `The data directory ${dataDir} belongs to another installation than the database. Set DATA_DIR and DATABASE_URL to those that belong together, or DATA_DIR to an empty directory.`,
    )
}
