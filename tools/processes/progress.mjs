// Says how far a long piece of work is: on one line that is written over in a terminal, every ten seconds elsewhere.
const CLEAR_LINE = '\r\u001b[K'
const IN_TERMINAL_MS = 250
const ELSEWHERE_MS = 10_000

/** @param {number} count */
const written = (count) => count.toLocaleString('en-IN')

/**
 * @param {string} doing as `Writing the contributions`
 * @param {{ total?: number }} [options] total: how many steps there are, where that is known
 * @returns {{ at(done: number): void, say(line: string): void, end(): void }} `at`: so many steps are done. `say` prints a line
 *   meanwhile. `end` leaves a terminal's line empty
 */
export function startProgress(doing, { total = 0 } = {}) {
  const { stdout } = process
  const startedAt = performance.now()
  let done = 0
  const draw = () => {
    const seconds = `${Math.floor((performance.now() - startedAt) / 1000)} s`
    const line =
      total > 0 ? `${doing}: ${written(done)} of ${written(total)}, ${seconds}` : `${doing}: ${seconds}`
    stdout.write(stdout.isTTY ? CLEAR_LINE + line : `${line}\n`)
  }
  const timer = setInterval(draw, stdout.isTTY ? IN_TERMINAL_MS : ELSEWHERE_MS)
  timer.unref()
  return {
    at(count) {
      done = count
    },
    say(line) {
      stdout.write(`${stdout.isTTY ? CLEAR_LINE : ''}${line}\n`)
    },
    end() {
      clearInterval(timer)
      if (stdout.isTTY) stdout.write(CLEAR_LINE)
    },
  }
}
