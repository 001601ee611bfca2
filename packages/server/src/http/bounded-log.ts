// Limits the log lines of repeated refusals, so that a flood cannot fill the log.

const MINUTE_MS = 60_000

/**
 * Returns a function that calls `write` for the first `max` lines of one kind in a minute. At the minute's end `reportLeftOut`
 * is called with the number of suppressed lines, if any. `kind`: of a closed list, because each is remembered for a minute.
 */
export function boundLines(
  max: number,
  reportLeftOut: (kind: string, leftOut: number) => void,
): (kind: string, write: () => void) => void {
  const counts = new Map<string, number>()

  function endMinute(kind: string): void {
    const leftOut = (counts.get(kind) ?? 0) - max
    counts.delete(kind)
    if (leftOut > 0) reportLeftOut(kind, leftOut)
  }

  return (kind, write) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    if (count === 1) setTimeout(endMinute, MINUTE_MS, kind).unref()
    if (count <= max) write()
  }
}
