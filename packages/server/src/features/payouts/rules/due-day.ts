// Calculates the day by which a host is to have the money.
import { todayInIndia } from '@lifafa/contract/event-timing'
import { PAYOUT_WORKING_DAYS } from '@lifafa/contract/limits'
import type { Day } from '../../../db/tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SUNDAY = 0
const SATURDAY = 6

const isWorkingDay = (day: Date, holidays: readonly Day[]): boolean =>
  day.getUTCDay() !== SUNDAY &&
  day.getUTCDay() !== SATURDAY &&
  !holidays.includes(day.toISOString().slice(0, 10))

/**
 * The fifth working day after the day in India of `owedSince` (docs/specification.md §1); weekends and `holidays`
 * (`YYYY-MM-DD`) do not count.
 */
export function dueDay(owedSince: Date, holidays: readonly Day[]): Day {
  let day = new Date(todayInIndia(owedSince))
  for (let left = PAYOUT_WORKING_DAYS; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS)
    if (isWorkingDay(day, holidays)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}
