// Calculates the day by which a host is to have the money.
import { todayInIndia, workingDayAfter } from '@lifafa/contract/event-timing'
import { PAYOUT_WORKING_DAYS } from '@lifafa/contract/limits'
import type { Day } from '../../../db/tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * By when a payout of a large sum is to arrive, counted from 0: by `first`, or on the day on which its UPI ID may receive it. `perDay` of them
 * are sent on a day, from today in India. `first` may be over, where money is sent again.
 */
export function dayOfPart(first: Day, index: number, perDay: number, now: Date): Day {
  const daysLater = Math.floor(index / perDay)
  if (daysLater === 0) return first
  const day = new Date(Date.parse(todayInIndia(now)) + daysLater * DAY_MS).toISOString().slice(0, 10)
  return day > first ? day : first
}

/**
 * The fifth working day after the day in India of `owedSince` (docs/specification.md §1); weekends and `holidays`
 * (`YYYY-MM-DD`) do not count.
 */
export const dueDay = (owedSince: Date, holidays: readonly Day[]): Day =>
  workingDayAfter(todayInIndia(owedSince), PAYOUT_WORKING_DAYS, holidays)
