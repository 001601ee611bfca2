// The thread that watches the event loop of its process; started by watchdog.ts.
// Plain JavaScript: a thread that loads TypeScript keeps Node's compiler of it in memory, some 35 MB.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const { productName, beats, tickMs, ticks } = /** @type {import('./watchdog.ts').Watched} */ (workerData)
const nap = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

let seen = Atomics.load(beats, 0)
for (let missed = 0; missed < ticks; ) {
  Atomics.wait(nap, 0, 0, tickMs)
  const count = Atomics.load(beats, 0)
  missed = count === seen ? missed + 1 : 0
  seen = count
}
const seconds = (tickMs * ticks) / 1000
writeSync(
  2,
  `${productName} stood still for ${seconds} seconds, and ends so that it can be started again. What was acknowledged is kept.\n`,
)
// process.exit would end this thread only, and handlers of other signals wait for the blocked event loop.
process.kill(process.pid, 'SIGKILL')
