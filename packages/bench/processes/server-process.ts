// Starts our server as `npm start` does, as a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { SERVER_FLAGS } from '../../../tools/processes/server-flags.mjs'

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

export type ServerProcess = { pid: number; stop(): Promise<void> }

/** Resolves when it answers. */
export async function startServerProcess(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
  })
  const killAtEnd = () => child.kill('SIGKILL')
  process.once('exit', killAtEnd)
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const started = await Promise.race([once(lines, 'line').then(() => true), ended.then(() => false)])
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
