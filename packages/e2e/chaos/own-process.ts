// Processes that end with us, however we end.
import { type ChildProcess, spawn } from 'node:child_process'

const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Runs one of our TypeScript programs with the Node that runs us; what it prints is ours to read. */
export function spawnOwn(program: string, args: readonly string[], env?: Record<string, string>) {
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}
