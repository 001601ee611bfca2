// The thread that watches the event loop of its process; started by watchdog.ts.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { Watched } from './watchdog.ts'

const { beats, tickMs, ticks } = workerData as Watched
const nap = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

let seen = Atomics.load(beats, 0)
for (let missed = 0; missed < ticks; ) {
  Atomics.wait(nap, 0, 0, tickMs)
  const heard = Atomics.load(beats, 0)
  missed = heard === seen ? missed + 1 : 0
  seen = heard
}
const seconds = (tickMs * ticks) / 1000
writeSync(
  2,
  `${PRODUCT_NAME} stood still for ${seconds} seconds, and ends so that it can be started again. What was acknowledged is kept.\n`,
)
// process.exit would end this thread alone, and handlers of other signals wait for the loop that stands still.
process.kill(process.pid, 'SIGKILL')
