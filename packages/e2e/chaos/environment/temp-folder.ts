// Child processes and temporary folders that are removed at our exit, however we end.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QUICK_ENV, QUICK_FLAGS } from '../../server/short-lived.ts'

const running = new Set<ChildProcess>()
const folders = new Set<string>()

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  // Retried, because a killed process may still be ending.
  for (const folder of folders)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    process.stdout.write(`Stopped by ${signal}.\n`)
    process.exit(1)
  })

/** Runs one of our TypeScript programs with our Node, and captures its output. */
export function spawnChild(program: string, args: readonly string[], env?: Record<string, string>) {
  const child = spawn(process.execPath, [...QUICK_FLAGS, program, ...args], {
    env: { ...(env ?? process.env), ...QUICK_ENV },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** A temporary folder. */
export function openTempFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  folders.add(folder)
  return folder
}
