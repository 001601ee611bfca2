// A process for tests of the watchdog: prints `turning` each time that its event loop has turned a few times, with pauses of
// the given length in between; `0` blocks for ever at once.
import { writeSync } from 'node:fs'
import { startWatchdog } from '../watchdog/watchdog.ts'

const [limitMs, pauseMs] = process.argv.slice(2).map(Number)
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

startWatchdog(limitMs ?? 0)
setInterval(
  () => {
    writeSync(1, 'turning\n')
    block(pauseMs || Number.POSITIVE_INFINITY)
  },
  (limitMs ?? 0) / 5,
)
