// Ends a process whose event loop is blocked, so that its supervisor starts another.
import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { PRODUCT_NAME } from '@lifafa/contract/brand'

const TICKS = 10

/** The data of the watching thread. */
export type Watched = {
  productName: string
  /** A shared number that grows as long as the event loop turns. */
  beats: Int32Array<SharedArrayBuffer>
  tickMs: number
  /** The process is ended after so many ticks without a beat. */
  ticks: number
}

/**
 * Starts a thread that ends the process, as SIGKILL would, once the event loop has been blocked for `limitMs`.
 * It counts ticks of its own and reads no clock: on a suspended machine neither loop nor thread runs, and nothing is
 * counted. It does not delay an exit, and does nothing while a debugger is attached, which stops the loop on purpose.
 */
export function startWatchdog(limitMs: number): void {
  if (inspector.url() !== undefined) return
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const tickMs = limitMs / TICKS
  const watched: Watched = { productName: PRODUCT_NAME, beats, tickMs, ticks: TICKS }
  new Worker(new URL('./watchdog-thread.mjs', import.meta.url), { workerData: watched }).unref()
  setInterval(() => Atomics.add(beats, 0, 1), tickMs / 2).unref()
}
