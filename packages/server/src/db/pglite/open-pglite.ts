// Opens the embedded database of the sandbox and of development, which one process holds at a time.
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import type { OpenedDialect } from '../opened-dialect.ts'
import { parsers } from '../parsers.ts'
import { clusterOf } from './cluster.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { initializeCluster } from './initialize.ts'

/** PGlite only reports that it failed; PostgreSQL's last words are for the person who started the server. */
const openCluster = async (clusterDir: string): Promise<PGlite> => {
  await initializeCluster(clusterDir)
  // Left by a process that was killed. We hold the lock, so no process uses it.
  await rm(join(clusterDir, 'postmaster.pid'), { force: true })
  let lastWords = ''
  const onStderr = (line: string): boolean => {
    if (/ERROR:|FATAL:|PANIC:/.test(line)) lastWords = line.trim()
    return false
  }
  try {
    return await PGlite.create({ fs: new NodeFS(clusterDir), parsers, onStderr })
  } catch (error) {
    throw new Error(`The embedded database could not be opened (${lastWords || error}).`, { cause: error })
  }
}

// pg-boss sends whole transactions as one text. If one fails, PGlite's only connection would stay in the aborted
// transaction until pg-boss rolls back, and other statements could run in between: PGlite's own transaction closes it.
const forPgBoss = (pglite: PGlite): Parameters<typeof fromPglite>[0] => ({
  query: (text, values) => pglite.query(text, values),
  listen: (channel, callback) => pglite.listen(channel, callback),
  exec: (text) =>
    /^\s*begin\b/i.test(text) ? pglite.transaction((trx) => trx.exec(text)) : pglite.exec(text),
})

/** @throws {DataDirInUseError} when another process holds `dataDir` */
export const openPglite = async (dataDir: string): Promise<OpenedDialect> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // PGlite's files are readable by all users of the machine: the directory must not be.
  await chmod(dataDir, 0o700)
  const lock = await lockDataDir(dataDir)
  try {
    const pglite = await openCluster(clusterOf(dataDir))
    return {
      kind: 'pglite',
      dialect: new PGliteDialect({ pglite }),
      pgBossConnection: { db: fromPglite(forPgBoss(pglite)), backend: 'pglite' },
      async close() {
        await pglite.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
