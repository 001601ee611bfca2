// When gifts are given: the evening of a day with many weddings, minute by minute, and the days of a season.

/** Assumptions, from the press's figure of 2.7 lakh weddings on one auspicious day, and ours. */
export const EVENING = {
  giftsPerWedding: 100,
  hours: 6,
  /** Of 1,250 gifts a second in the mean, 3,700 in the busiest minute. */
  peakToMean: 2.96,
}

/** Ours: twelve days as busy as the busiest, sixty with a tenth of its weddings. */
export const SEASON = { busiestDays: 12, otherDays: 60, shareOfOthers: 0.1 }

const MINUTES = EVENING.hours * 60
/** A bell whose highest minute is as much above the mean. */
const DEVIATION = MINUTES / (EVENING.peakToMean * Math.sqrt(2 * Math.PI))

const heights = Array.from({ length: MINUTES }, (_, minute) =>
  Math.exp(-((minute + 0.5 - MINUTES / 2) ** 2) / (2 * DEVIATION ** 2)),
)
const sum = heights.reduce((total, height) => total + height, 0)

/** The share of an evening's gifts that comes in each of its minutes; together 1. */
export const SHARES: readonly number[] = heights.map((height) => height / sum)

/** A season's gifts, as a multiple of those of its busiest day. */
export const seasonDays = ({ busiestDays, otherDays, shareOfOthers } = SEASON): number =>
  busiestDays + otherDays * shareOfOthers

/**
 * What waits where `capacity` gifts a second can be recorded of `gifts` that come in an evening: the longest wait in seconds,
 * and the minutes until nothing waits any more.
 */
export function waitingIn(gifts: number, capacity: number): { longestSeconds: number; minutes: number } {
  let waiting = 0
  let longestSeconds = 0
  let minutes = 0
  for (let minute = 0; minute < MINUTES || waiting > 0; minute++) {
    waiting = Math.max(0, waiting + gifts * (SHARES[minute] ?? 0) - capacity * 60)
    if (waiting > 0) minutes++
    longestSeconds = Math.max(longestSeconds, waiting / capacity)
  }
  return { longestSeconds, minutes }
}
