// Locks a data directory for one process: PGlite has no lock, and two processes on one directory lose acknowledged writes.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Processes that ask at the same moment may keep each other from the lock. */
const PATIENCE_MS = 1000
const BUSY = 5

export interface DataDirLock {
  release(): void
}

/** @internal Exported for tests; the operator who starts the server reads its sentence. */
export class DataDirInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `Another process is using the data directory ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
    )
    this.name = 'DataDirInUseError'
  }
}

/**
 * Holds `dataDir` (which must exist) for this process: until `release`, or until the kernel takes the lock from a process that ended.
 * It is SQLite's lock of an empty database, which works alike on every system.
 * @throws {DataDirInUseError} when another process holds it
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: PATIENCE_MS })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw (error as { errcode?: number }).errcode === BUSY ? new DataDirInUseError(dataDir) : error
  }
  return { release: () => lock.close() }
}
