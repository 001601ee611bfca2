// Starts a program as a child process of ours, in a folder of its own, and stops it at the latest when we end.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { unprivilegedUser } from '../../../tools/postgres/user.mjs'

export interface Program {
  readonly pid: number
  /** Where its output is written. */
  readonly logFile: string
  /** Resolves with its exit code once it has ended; null where a signal ended it. */
  readonly ended: Promise<number | null>
  /** Sends a signal and waits for the end; does nothing where it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

type Options = {
  /** Its working directory, which its user may write. */
  folder: string
  /** Of its log file. */
  name: string
  env?: NodeJS.ProcessEnv
}

/** Runs as an unprivileged user where we are root. Waits for nothing: ask its port or page whether it is ready. */
export function startProgram(path: string, args: readonly string[], { folder, name, env }: Options): Program {
  const logFile = join(folder, `${name}.log`)
  const child = spawn(path, args, {
    ...unprivilegedUser(),
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const log = createWriteStream(logFile, { flags: 'a' })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => {
    running.delete(child)
    log.end()
    return code ?? null
  })
  return {
    pid: child.pid ?? 0,
    logFile,
    ended,
    async stop(signal = 'SIGTERM') {
      if (running.has(child)) child.kill(signal)
      await ended
    },
  }
}
