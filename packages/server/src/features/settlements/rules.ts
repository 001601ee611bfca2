// Decides which days of the report hold a settlement's lines, when it is asked about again, and what is late.
import { todayInIndia, workingDayAfter } from '@lifafa/contract/event-timing'
import type { Day, Row } from '../../db/tables.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const INDIA_OFFSET_MS = 5.5 * HOUR_MS

/** Lines of a settlement may come into its report this much later. */
const LINES_COME_WITHIN_MS = 5 * DAY_MS

/** The day in India on which it was made, and the next: one that is made at night may be of the day after. */
export const reportDays = (made: Date, now: Date): Day[] =>
  [made, new Date(made.getTime() + DAY_MS)]
    .filter((moment, index) => index === 0 || todayInIndia(moment) <= todayInIndia(now))
    .map(todayInIndia)

/** Null once its answer can no longer change. One that is not in the ledger is followed to the end. */
export function checkSettlementAgain(
  { provider_created_at, booked_at }: Pick<Row<'settlements'>, 'provider_created_at' | 'booked_at'>,
  now: Date,
): Date | null {
  const ageMs = now.getTime() - provider_created_at.getTime()
  if (booked_at !== null && ageMs >= LINES_COME_WITHIN_MS) return null
  return new Date(now.getTime() + (booked_at === null && ageMs < DAY_MS ? HOUR_MS : DAY_MS))
}

/** Payments captured before this moment should be settled: `workingDays` have passed since its day in India. */
export function lateBefore(now: Date, workingDays: number, holidays: readonly Day[]): Date {
  const today = todayInIndia(now)
  let day = new Date(today)
  while (workingDayAfter(day.toISOString().slice(0, 10), workingDays, holidays) >= today)
    day = new Date(day.getTime() - DAY_MS)
  return new Date(day.getTime() + DAY_MS - INDIA_OFFSET_MS)
}
