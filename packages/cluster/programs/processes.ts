// Finds and kills processes by what Linux says of them, for programs that start processes of their own.
import { readdirSync, readFileSync } from 'node:fs'

type Found = { pid: number; parent: number; isOver: boolean }

/** Undefined where it is gone. */
function find(pid: number): Found | undefined {
  try {
    // Its name, in brackets, may contain anything.
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { pid, parent: Number(parent), isOver: state === 'Z' || state === 'X' }
  } catch {
    return undefined
  }
}

export const isRunning = (pid: number): boolean => find(pid)?.isOver === false

/** A process and its children, in this order. */
function withChildren(pid: number): number[] {
  const all = readdirSync('/proc').flatMap((name) => find(Number(name)) ?? [])
  return [pid, ...all.filter(({ parent }) => parent === pid).map((child) => child.pid)]
}

/** SIGKILL for a process and its children; answers who was killed. */
export function killWithChildren(pid: number): number[] {
  const found = withChildren(pid).filter(isRunning)
  for (const one of found)
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  return found
}
