// The working days of settlements, in Indian time: a settlement is made at nine in the morning, never at a weekend.

const INDIA_AHEAD_SECONDS = 5.5 * 3600
const DAY_SECONDS = 86_400
const SETTLED_AT_HOUR = 9

/** Nine o'clock, Indian time, of the given number of working days after the day of `seconds` (unix). Bank holidays are unknown here. */
export function workingDaysAfter(seconds: number, days: number): number {
  let day = dayOf(seconds)
  for (let left = days; left > 0; ) {
    day += 1
    if (isWorkingDay(day)) left -= 1
  }
  return day * DAY_SECONDS - INDIA_AHEAD_SECONDS + SETTLED_AT_HOUR * 3600
}

/** The first and the last second (unix) of a day in India, or of a month; of a day that its month does not have, an empty period. */
export function periodOf(year: number, month: number, day: number | undefined): { from: number; to: number } {
  const midnight = (monthIndex: number, dayOfMonth: number) =>
    Date.UTC(year, monthIndex, dayOfMonth) / 1000 - INDIA_AHEAD_SECONDS
  const nextMonth = midnight(month, 1)
  const next = day === undefined ? nextMonth : Math.min(midnight(month - 1, day + 1), nextMonth)
  return { from: midnight(month - 1, day ?? 1), to: next - 1 }
}

/** Days since 1 January 1970, in India. */
const dayOf = (seconds: number) => Math.floor((seconds + INDIA_AHEAD_SECONDS) / DAY_SECONDS)

function isWorkingDay(day: number): boolean {
  const weekday = new Date(day * DAY_SECONDS * 1000).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
