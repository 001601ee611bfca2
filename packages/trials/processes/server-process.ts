// Starts our server as `npm start` does, as a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { COMPILE_CACHE, SERVER_ENV, SERVER_FLAGS } from '../../../tools/processes/our-node.mjs'

const HERE = resolve(import.meta.dirname, '../../..')

export type ServerProcess = { pid: number; stop(): Promise<void> }

/** Resolves when it answers. `checkout`: the folder of another version, installed. */
export async function startServerProcess(env: NodeJS.ProcessEnv, checkout = HERE): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(checkout, 'packages/server/src/main.ts')], {
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
