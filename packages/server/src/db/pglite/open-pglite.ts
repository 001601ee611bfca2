// Opens the embedded database of the sandbox and of development, which one process holds at a time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import type { OpenedDialect } from '../opened-dialect.ts'
import { parsers } from '../parsers.ts'
import { lockDataDir } from './data-dir-lock.ts'

const UNFINISHED = 'database.unfinished-'

/**
 * Creates `clusterDir` in `dataDir` unless it exists. The directory appears complete or not at all, even if the process is killed.
 * Needs the lock. A short-lived child process does it: initdb needs 800 MB once, which the server should not keep allocated.
 */
const initializeCluster = async (dataDir: string, clusterDir: string): Promise<void> => {
  if (existsSync(clusterDir)) return
  for (const name of await readdir(dataDir))
    if (name.startsWith(UNFINISHED)) await rm(join(dataDir, name), { recursive: true, force: true })
  // A unique name: the child of a killed process may still be writing to the previous one.
  const unfinished = await mkdtemp(join(dataDir, UNFINISHED))
  // The child runs for two seconds: V8's optimizing compiler would take longer than it saves.
  const args = ['--liftoff-only', join(import.meta.dirname, 'initdb.ts'), unfinished]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const complaint = child.stderr.toArray()
  const [exitCode] = await once(child, 'exit')
  if (exitCode !== 0)
    throw new Error(`The database could not be made in ${clusterDir}: ${(await complaint).join('')}`)
  await rename(unfinished, clusterDir)
}

/** PGlite only reports that it failed; PostgreSQL's last words are for the person who started the server. */
const openCluster = async (dataDir: string): Promise<PGlite> => {
  const clusterDir = join(dataDir, 'database')
  await initializeCluster(dataDir, clusterDir)
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

// pg-boss sends whole transactions as one text. If one fails, PGlite's only connection would stay in the aborted transaction until
// pg-boss rolls back, and other statements could run in between. So PGlite's own transaction closes it.
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
  const lock = lockDataDir(dataDir)
  try {
    const pglite = await openCluster(dataDir)
    return {
      dialect: new PGliteDialect({ pglite }),
      pgBossConnection: { db: fromPglite(forPgBoss(pglite)), backend: 'pglite' },
      async close() {
        await pglite.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
