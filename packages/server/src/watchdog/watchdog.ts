// Ends a process whose event loop stands still: it answers nobody, and whoever supervises it starts another (docs/payments.md fault 63).
import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'

const TICKS = 10

/** What the watching thread is given. */
export type Watched = {
  /** One number, shared: grows as long as the event loop turns. */
  beats: Int32Array<SharedArrayBuffer>
  tickMs: number
  /** So many ticks without a beat are the end. */
  ticks: number
}

/**
 * From now on a thread beside ours ends the process, as SIGKILL would, once the event loop has stood still for `limitMs`.
 * It counts ticks of its own and reads no clock: while the machine sleeps neither loop nor thread moves, and nothing is
 * counted. Holds up nobody who wants to exit; does nothing while a debugger is attached, which stops the loop on purpose.
 */
export function startWatchdog(limitMs: number): void {
  if (inspector.url() !== undefined) return
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const tickMs = limitMs / TICKS
  const watched: Watched = { beats, tickMs, ticks: TICKS }
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: watched }).unref()
  setInterval(() => Atomics.add(beats, 0, 1), tickMs / 2).unref()
}
