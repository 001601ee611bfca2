// Measures the duration of a repeated call: the median and the spread.

/** Milliseconds; `low` and `high` enclose the middle half, `first` is the very first call, before anything was warm. */
export type Spread = { first: number; median: number; low: number; high: number }

/** One call before, then `count` of them. */
export async function measure(count: number, call: () => Promise<unknown>): Promise<Spread> {
  const timeOf = async (): Promise<number> => {
    const begun = performance.now()
    await call()
    return performance.now() - begun
  }
  const first = await timeOf()
  const times: number[] = []
  for (let i = 0; i < count; i++) times.push(await timeOf())
  return { first, ...middleOf(times) }
}

export function middleOf(times: readonly number[]): Omit<Spread, 'first'> {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { median: at(0.5), low: at(0.25), high: at(0.75) }
}
