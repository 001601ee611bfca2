// Sockets by which processes show each other that they want or hold a lock.
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

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

type Others = 'none' | 'contending' | 'holding'

/** Lists the other sockets in `folder`; removes those of processes that have ended. */
export const findOthers = async (folder: string, own: string): Promise<Others> => {
  for (const name of await readdir(folder)) {
    if (name === own || !name.endsWith('.lock')) continue
    const path = join(folder, name)
    if (await isAlive(path)) return existsSync(`${path}.held`) ? 'holding' : 'contending'
    // Names are never reused, so a dead socket stays dead.
    await rm(`${path}.held`, { force: true })
    await rm(path, { force: true })
  }
  return 'none'
}

export const listen = async (path: string): Promise<Server> => {
  const server = createServer((socket) => socket.destroy())
  server.listen(path)
  await once(server, 'listening')
  return server.unref()
}

export const close = async (server: Server): Promise<void> => {
  server.close()
  await once(server, 'close')
}
