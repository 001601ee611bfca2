// Starts a program as a child process of ours, in a folder that its user may write, and ends it at the latest when we end.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { unprivilegedUser } from '../../../tools/postgres/user.mjs'

const ASK_EVERY_MS = 20
const READY_WITHIN_MS = 60_000

export interface Program {
  readonly pid: number
  /** Its output is written there. */
  readonly logFile: string
  /** Resolves with its exit code once it has ended; null if a signal ended it. */
  readonly ended: Promise<number | null>
  /** Sends a signal and waits for the end; does nothing where it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

// Without an exit, as of Vitest's workers, what we have started would outlive us, and its folders would stay.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A temporary folder of the user under whom programs run; removed when we end. */
export function openFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  const { uid, gid } = unprivilegedUser()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  chmodSync(folder, 0o755)
  // With patience: a program that was killed may still be ending.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }))
  return folder
}

type Options = {
  /** Its working directory. */
  folder: string
  /** The name of its log file. */
  name: string
  env?: NodeJS.ProcessEnv
}

/** Runs as an unprivileged user where we are root. Waits for nothing: `untilReady` does. */
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

/** True if something listens on this loopback port, or Unix socket. */
export async function accepts(address: number | string): Promise<boolean> {
  const socket = typeof address === 'number' ? connect(address, '127.0.0.1') : connect(address)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Throws with the program's output if it ends before it is ready, or is not ready within a minute. */
export async function untilReady(
  { ended, logFile }: Pick<Program, 'ended' | 'logFile'>,
  isReady: () => Promise<boolean>,
): Promise<void> {
  let hasEnded = false
  const latest = performance.now() + READY_WITHIN_MS
  void ended.finally(() => {
    hasEnded = true
  })
  while (!(await isReady())) {
    if (hasEnded || performance.now() > latest)
      throw new Error(`A program did not start: ${await readFile(logFile, 'utf8').catch(() => 'no output')}`)
    await delay(ASK_EVERY_MS)
  }
}
