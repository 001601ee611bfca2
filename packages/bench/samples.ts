// Measures the duration of a repeated call: the median and the spread.

/** Milliseconds; `low` and `high` enclose the middle half. */
export type Middle = { median: number; low: number; high: number }
/** `first` is the very first call, before anything was warm. */
export type Spread = Middle & { first: number }

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

/** The value below which this share of them lies; NaN of none. */
export function quantileOf(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

export const middleOf = (times: readonly number[]): Middle => ({
  median: quantileOf(times, 0.5),
  low: quantileOf(times, 0.25),
  high: quantileOf(times, 0.75),
})

/** `12.3 (11.0–14.1)`: the median, and the middle half. */
export const format = ({ median, low, high }: Middle): string =>
  `${median.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`
