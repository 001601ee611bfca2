// Times of one call, measured again and again: the middle one, and how far they spread.

/** Milliseconds; `low` and `high` enclose the middle half. */
export type Spread = { median: number; low: number; high: number }

/** Milliseconds of each of `count` calls, after a few that warm up. */
export async function measure(count: number, call: () => Promise<unknown>): Promise<number[]> {
  for (let warm = 0; warm < 5; warm++) await call()
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const begun = performance.now()
    await call()
    times.push(performance.now() - begun)
  }
  return times
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { median: at(0.5), low: at(0.25), high: at(0.75) }
}
