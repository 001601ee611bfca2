// Opens the embedded database durably (decision 3): with a lock, fsync, a commit check and maintenance.
import { writeSync } from 'node:fs'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import type { DatabaseLog, OpenedDialect } from '../opened-dialect.ts'
import { parsers } from '../parsers.ts'
import { clusterOf } from './cluster.ts'
import { checkCommitReachesDisk } from './commit-check.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { initializeCluster } from './initialize.ts'
import { startUpkeep } from './upkeep.ts'

const settings = {
  // The only method that PGlite passes on to its file system; the default, fdatasync, does nothing there.
  wal_sync_method: 'fsync',
  max_wal_size: '128MB',
  shared_buffers: '16MB',
}

// PGlite's own options, without -F (no fsync).
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

// After a PANIC the next query never returns, and memory cannot be trusted; the disk can. Written synchronously,
// because asynchronous output would be lost.
const exitOnPanic = (line: string): boolean => {
  if (line.includes('PANIC:')) {
    writeSync(
      2,
      `The embedded database stopped (${line.trim()}). Start again; what was acknowledged is kept.\n`,
    )
    process.exit(1)
  }
  return false
}

/** PGlite only reports that it failed; what PostgreSQL printed before is for the operator who started the server. */
const openSaying = async (fileSystem: DurableFileSystem): Promise<PGlite> => {
  let lastWords = ''
  const onStderr = (line: string): boolean => {
    if (/ERROR:|FATAL:/.test(line)) lastWords = line.trim()
    return exitOnPanic(line)
  }
  try {
    return await PGlite.create({ fs: fileSystem, startParams, parsers, onStderr })
  } catch (error) {
    throw new Error(`The embedded database could not be opened (${lastWords || error}).`, { cause: error })
  }
}

const openCluster = async (clusterDir: string): Promise<PGlite> => {
  await initializeCluster(clusterDir)
  // Left by a process that was killed. We hold the lock, so no process uses it.
  await rm(join(clusterDir, 'postmaster.pid'), { force: true })
  const fileSystem = new DurableFileSystem(clusterDir)
  const pglite = await openSaying(fileSystem)
  try {
    await checkCommitReachesDisk(pglite, fileSystem)
    return pglite
  } catch (error) {
    await pglite.close()
    throw error
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
export const openPglite = async (dataDir: string, log: DatabaseLog): Promise<OpenedDialect> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // PGlite's files are readable by all users of the machine: the directory must not be.
  await chmod(dataDir, 0o700)
  const lock = await lockDataDir(dataDir)
  try {
    const pglite = await openCluster(clusterOf(dataDir))
    const stopUpkeep = startUpkeep(pglite, log)
    return {
      kind: 'pglite',
      dialect: new PGliteDialect({ pglite }),
      pgBossConnection: { db: fromPglite(forPgBoss(pglite)), backend: 'pglite' },
      async close() {
        await stopUpkeep()
        await pglite.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
