// Reads what Linux knows of a process: its processor time and its memory. Elsewhere there is nothing to read.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A tick of /proc is 10 ms, on every architecture of ours. */
const TICK_MS = 10
const KB = 1024
const MB = 1024 * 1024

export const hasProc = existsSync('/proc/self/stat')

type Stat = { parent: number; isOver: boolean; ownMs: number; endedChildrenMs: number }

/** Undefined if it has ended. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
export function statOf(pid: number): Stat | undefined {
  try {
    // The name of the program, in parentheses, may hold anything.
    const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const numbers = fields.split(' ').map(Number)
    const ticks = (first: number): number => ((numbers[first] ?? 0) + (numbers[first + 1] ?? 0)) * TICK_MS
    const isOver = /^[ZX]/.test(fields)
    return { parent: numbers[1] ?? 0, isOver, ownMs: ticks(11), endedChildrenMs: ticks(13) }
  } catch {
    return undefined
  }
}

export const isRunning = (pid: number): boolean => statOf(pid)?.isOver === false

export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.parent === parent)

/** The most memory that it has had at once, in MB. */
export const peakMemoryMb = (pid: number): number =>
  (Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * KB) / MB

/** Memory of its own, in MB, without shared memory (the database's buffers). NaN if we may not look. */
export function ownMemoryMb(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const kilobytes = Array.from(text.matchAll(/^Private_\w+:\s+(\d+) kB/gm), ([, kb]) => Number(kb))
    return (kilobytes.reduce((sum, kb) => sum + kb, 0) * KB) / MB
  } catch {
    return Number.NaN
  }
}
