// Shows how far a command is: a bar in a terminal once it has taken five seconds, elsewhere a line now and then.
import { formatCount } from '@lifafa/contract/money'

const AFTER_MS = 5_000
const BAR_EVERY_MS = 200
const LINE_EVERY_MS = 10_000
const WIDTH = 30

type Output = { isTTY?: boolean; write(text: string): unknown }
export type Progress = { show(done: number, all: number, what: string): void; end(): void }

/** `elapsed`: milliseconds since anything. */
export function openProgress(output: Output, elapsed: () => number = () => performance.now()): Progress {
  const startedAt = elapsed()
  let shownAt = Number.NEGATIVE_INFINITY
  let hasBar = false
  return {
    show(done, all, what) {
      const now = elapsed()
      const everyMs = output.isTTY ? BAR_EVERY_MS : LINE_EVERY_MS
      if (now - startedAt < AFTER_MS || now - shownAt < everyMs) return
      shownAt = now
      const share = all === 0 ? 1 : done / all
      const text = `${Math.floor(share * 100)} %, ${formatCount(done)} of ${formatCount(all)} rows: ${what}`
      const full = Math.round(share * WIDTH)
      hasBar = output.isTTY === true
      output.write(
        hasBar ? `\r\u001b[K[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${text}` : `${text}\n`,
      )
    },
    end() {
      if (hasBar) output.write('\r\u001b[K')
    },
  }
}
