// Locks a data directory for one process: PGlite has no lock, and two processes on one directory lose acknowledged writes.
import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { close, findOthers, listen } from './lock-sockets.ts'

/** Longer socket paths are refused by Linux (107 bytes) and macOS (103). */
const MAX_SOCKET_PATH_BYTES = 103
const newName = (): string => randomBytes(6).toString('hex')
const SOCKET_NAME_LENGTH = `${newName()}.lock`.length
const PATIENCE_MS = 1500

export interface DataDirLock {
  release(): Promise<void>
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

const nameOf = (dataDir: string): string =>
  `lifafa-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`

const chooseFolder = (dataDir: string): string => {
  const folder = join(dataDir, 'lock')
  const fits = Buffer.byteLength(folder) + 1 + SOCKET_NAME_LENGTH <= MAX_SOCKET_PATH_BYTES
  return fits ? folder : join('/tmp', nameOf(dataDir))
}

/**
 * The address of a socket beside the lock of `dataDir` (its real path), by which other processes can reach the holder.
 * `name`: at most 17 letters. Only the owner can access its folder.
 */
export const socketBesideLock = (dataDir: string, name: string): string =>
  process.platform === 'win32' ? `\\\\.\\pipe\\${nameOf(dataDir)}-${name}` : join(chooseFolder(dataDir), name)

/** Windows has no such sockets; its named pipes have one owner, and disappear with it. */
const lockByPipe = async (dataDir: string): Promise<DataDirLock> => {
  try {
    const server = await listen(`\\\\.\\pipe\\${nameOf(dataDir)}`)
    return { release: () => close(server) }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new DataDirInUseError(dataDir) : error
  }
}

/**
 * Each process shows a socket of its own and then looks for others. Of two processes, the second to show its socket sees the
 * first, so they never both continue. Processes that see only each other retreat for a random time and try again.
 */
const lockBySocket = async (dataDir: string, folder: string): Promise<DataDirLock> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const id = newName()
    const own = join(folder, `${id}.lock`)
    // Shown only once it listens: before that it would look dead and be removed.
    const hidden = join(folder, id)
    const server = await listen(hidden)
    await rename(hidden, own)
    const release = async (): Promise<void> => {
      await rm(`${own}.held`, { force: true })
      await rm(own, { force: true })
      await close(server)
    }
    const others = await findOthers(folder, basename(own))
    if (others === 'none') {
      await writeFile(`${own}.held`, '')
      return { release }
    }
    await release()
    if (others === 'holding' || performance.now() > deadline) throw new DataDirInUseError(dataDir)
    await delay(20 + Math.random() * 80)
  }
}

/**
 * Holds `dataDir` (which must exist) for this process: until `release`, or until the kernel closes the socket at its end.
 * @throws {DataDirInUseError} at once when another process holds it, or when no process has won within a second and a half
 */
export const lockDataDir = async (dataDir: string): Promise<DataDirLock> => {
  const real = await realpath(dataDir)
  return process.platform === 'win32' ? lockByPipe(real) : lockBySocket(real, chooseFolder(real))
}
