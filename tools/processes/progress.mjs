// Shows how far something has come that takes longer than some seconds: a bar in a terminal, a line now and then elsewhere.
// Without packages: it also runs while they are installed.

const CLEAR_LINE = '\r\u001b[K'
const DRAWN_EVERY_MS = 250
/** Elsewhere than in a terminal each line is kept, so there are few. */
const PLAIN_EVERY_MS = 10_000
const WIDTH = 24
const PIECE = 6

/** @typedef {{ write(text: string): unknown, isTTY?: boolean | undefined }} Output */

/** `share`: from 0 to 1. @param {number} share */
const barOf = (share) => {
  const filled = Math.round(Math.min(1, share) * WIDTH)
  return `${'━'.repeat(filled)}${'─'.repeat(WIDTH - filled)} ${String(Math.floor(Math.min(1, share) * 100)).padStart(3)} %`
}

/** Of what has no known end: a piece that moves. @param {number} ms since the beginning */
const movingBar = (ms) => {
  const at = Math.floor(ms / DRAWN_EVERY_MS) % WIDTH
  return Array.from({ length: WIDTH }, (_, place) => ((place - at + WIDTH) % WIDTH < PIECE ? '━' : '─')).join(
    '',
  )
}

/** @param {number} count */
const written = (count) => count.toLocaleString('en-IN')

/**
 * @param {string} doing what is done, as `Writing the contributions`
 * @param {{ total?: number, out?: Output, now?: () => number, afterMs?: number }} [options] `total`: how many steps there are, where
 *   that is known. `afterMs`: what takes less time shows nothing
 * @returns {{ at(done: number, of?: number): void, say(line: string): void, end(): void }} `at`: so many steps are done; `of`: a
 *   total that was learnt since. `say` prints a line meanwhile. `end` leaves a terminal's line empty
 */
export function startProgress(
  doing,
  { total: known = 0, out = process.stdout, now = () => performance.now(), afterMs = 0 } = {},
) {
  const startedAt = now()
  let done = 0
  let total = known
  let plainAt = startedAt
  const seconds = () => `${Math.floor((now() - startedAt) / 1000)} s`
  const draw = () => {
    if (now() - startedAt < afterMs) return
    const bar = total > 0 ? barOf(done / total) : movingBar(now() - startedAt)
    out.write(`${CLEAR_LINE}${doing}  ${bar}  ${seconds()}`)
  }
  const sayPlainly = () => {
    if (now() - plainAt < PLAIN_EVERY_MS) return
    plainAt = now()
    out.write(`${doing}: ${total > 0 ? `${written(done)} of ${written(total)}, ` : ''}${seconds()}\n`)
  }
  const timer = setInterval(out.isTTY ? draw : sayPlainly, DRAWN_EVERY_MS)
  timer.unref()
  return {
    at(count, of = total) {
      done = count
      total = of
    },
    say(line) {
      out.write(`${out.isTTY ? CLEAR_LINE : ''}${line}\n`)
    },
    end() {
      clearInterval(timer)
      if (out.isTTY) out.write(CLEAR_LINE)
    },
  }
}
