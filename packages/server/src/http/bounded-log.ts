// Keeps whoever is refused again and again from filling the log.

const MINUTE_MS = 60_000

/**
 * What it answers calls `write` for the first `max` lines of one kind in a minute. At the minute's end `tellMore` is called
 * with the number of those left out, if any. `kind`: of a closed list, since each is remembered for a minute.
 */
export function boundLines(
  max: number,
  tellMore: (kind: string, leftOut: number) => void,
): (kind: string, write: () => void) => void {
  const counts = new Map<string, number>()

  function endMinute(kind: string): void {
    const leftOut = (counts.get(kind) ?? 0) - max
    counts.delete(kind)
    if (leftOut > 0) tellMore(kind, leftOut)
  }

  return (kind, write) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    if (count === 1) setTimeout(endMinute, MINUTE_MS, kind).unref()
    if (count <= max) write()
  }
}
