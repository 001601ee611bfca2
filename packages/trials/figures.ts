// Figures of loads: medians and spreads, printed in columns; and how far a load has come.
const { stdout } = process
const CLEAR_LINE = '\r\u001b[K'
/** Elsewhere than in a terminal a line is kept, so there are few. */
const PLAIN_EVERY_MS = 10_000

let isProgressShown = false
let plainAt = Number.NEGATIVE_INFINITY

function clearProgress(): void {
  if (isProgressShown) stdout.write(CLEAR_LINE)
  isProgressShown = false
}

export function say(line: string): void {
  clearProgress()
  stdout.write(`${line}\n`)
}

/** How far a load has come: in a terminal one line that is written over, elsewhere a line every ten seconds. */
export function showProgress(line: string): void {
  if (stdout.isTTY) {
    stdout.write(`${CLEAR_LINE}  … ${line}`)
    isProgressShown = true
  } else if (performance.now() - plainAt >= PLAIN_EVERY_MS) {
    plainAt = performance.now()
    stdout.write(`  … ${line}\n`)
  }
}

/** `12.3` in a column of this width. */
export const column = (value: number | string, width: number): string =>
  (typeof value === 'number' ? value.toFixed(1) : value).padStart(width)

/** Milliseconds; `low` and `high` enclose the middle half. */
export type Middle = { median: number; low: number; high: number }

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
