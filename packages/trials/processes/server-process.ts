// Starts our server as `npm start` does, as a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { COMPILE_CACHE, SERVER_ENV, SERVER_FLAGS } from '../../../tools/processes/our-node.mjs'

const MAIN = join(import.meta.dirname, '../../server/src/main.ts')

export type ServerProcess = { pid: number; stop(): Promise<void> }

/** Resolves when it answers. */
export async function startServerProcess(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...SERVER_ENV, ...COMPILE_CACHE, LOG_LEVEL: 'error', ...env },
  })
  const killAtEnd = () => child.kill('SIGKILL')
  process.once('exit', killAtEnd)
  const ended = once(child, 'exit')
  // A line about what it waits for ends in dots; its output goes on to be read, and ends with it.
  const started = await new Promise<boolean>((resolve) => {
    createInterface({ input: child.stdout })
      .on('line', (line) => line.endsWith('…') || resolve(true))
      .on('close', () => resolve(false))
  })
  if (!started) throw new Error('The server did not start.')
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', killAtEnd)
    },
  }
}
