// One process at a time on a data directory: PGlite has no lock of its own, and two on one directory lose most of what they acknowledge.
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, readdir, realpath, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Longer socket paths fit neither Linux (107 bytes) nor macOS (103). */
const MAX_SOCKET_PATH_BYTES = 103
const newName = (): string => randomBytes(6).toString('hex')
const SOCKET_NAME_LENGTH = `${newName()}.lock`.length
const PATIENCE_MS = 1000

export interface DataDirLock {
  release(): Promise<void>
}

export class DataDirInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `Another process is using the data directory ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
    )
    this.name = 'DataDirInUseError'
  }
}

const chooseFolder = async (dataDir: string): Promise<string> => {
  const real = await realpath(dataDir)
  const folder = join(real, 'lock')
  if (Buffer.byteLength(folder) + 1 + SOCKET_NAME_LENGTH <= MAX_SOCKET_PATH_BYTES) return folder
  return join('/tmp', `lifafa-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`)
}

const isAlive = async (path: string): Promise<boolean> => {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code !== 'ECONNREFUSED' && code !== 'ENOENT'
  } finally {
    socket.destroy()
  }
}

/** True if no other process holds a socket in `folder`; removes those of processes that are gone. */
const isAlone = async (folder: string, own: string): Promise<boolean> => {
  for (const name of await readdir(folder)) {
    if (name === own || !name.endsWith('.lock')) continue
    if (await isAlive(join(folder, name))) return false
    // Names are never used twice, so what is dead stays dead.
    await rm(join(folder, name), { force: true })
  }
  return true
}

const listen = async (path: string): Promise<Server> => {
  const server = createServer((socket) => socket.destroy())
  server.listen(path)
  await once(server, 'listening')
  return server.unref()
}

/**
 * Holds `dataDir` (which must exist) for this process: until `release`, or until the kernel closes its socket.
 * Each process shows a socket of its own and then looks for others: of two, the second to show sees the first, so never
 * both go on. When both see each other both step back for a random moment.
 * @throws {DataDirInUseError} within about a second, when another process holds it
 */
export const lockDataDir = async (dataDir: string): Promise<DataDirLock> => {
  const folder = await chooseFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const id = newName()
    const own = `${id}.lock`
    // Shown only once it listens: before, it would look like a dead one and be removed.
    const hidden = join(folder, id)
    const server = await listen(hidden)
    await rename(hidden, join(folder, own))
    const release = async (): Promise<void> => {
      await rm(join(folder, own), { force: true })
      server.close()
      await once(server, 'close')
    }
    if (await isAlone(folder, own)) return { release }
    await release()
    if (performance.now() > deadline) throw new DataDirInUseError(dataDir)
    await delay(20 + Math.random() * 80)
  }
}
