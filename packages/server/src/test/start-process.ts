// Starts a TypeScript file as a process, for tests that need a real one.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

export interface TestProcess {
  child: ChildProcess
  /** Its standard output, line by line; ends with it. */
  lines: AsyncIterableIterator<string>
  /** Resolves when it has ended and all output is read. */
  ended: Promise<{ exitCode: number | null; stderr: string }>
}

/** @param file relative to src/test, or absolute */
export const startProcess = (file: string, args: string[], env: NodeJS.ProcessEnv = {}): TestProcess => {
  // They live for a second: V8's optimizing compiler would take half of it for PGlite's WebAssembly.
  const child = spawn(process.execPath, ['--liftoff-only', resolve(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const stderr = child.stderr.toArray()
  const ended = once(child, 'exit').then(async ([exitCode]) => ({
    exitCode,
    stderr: (await stderr).join(''),
  }))
  return { child, lines, ended }
}
