// The stand-in's books, which are a file in the data directory: a backup of a sandbox has them, too.
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

export const STAND_IN_FILE = 'razorpay-stand-in.sqlite'

/** Copied as of one moment, while the stand-in may write to it; undefined where there is none. */
export async function copyStandIn(dataDir: string): Promise<Buffer | undefined> {
  const file = join(dataDir, STAND_IN_FILE)
  if (!existsSync(file)) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'lifafa-stand-in-'))
  const books = new DatabaseSync(file, { readOnly: true })
  try {
    await backup(books, join(folder, STAND_IN_FILE))
    return await readFile(join(folder, STAND_IN_FILE))
  } finally {
    books.close()
    await rm(folder, { recursive: true })
  }
}
