// Builds the query of one page of a provider's list (docs/razorpay.md §1.3) or report (docs/razorpay.md §13).
import type { Day } from '../../db/tables.ts'
import { type Between, LINES_PER_PAGE, PER_PAGE } from '../pages.ts'

const seconds = (moment: Date): string => String(Math.floor(moment.getTime() / 1000))

export const pageQuery = ({ from, to }: Between, skip: number): URLSearchParams =>
  new URLSearchParams({ from: seconds(from), to: seconds(to), count: String(PER_PAGE), skip: String(skip) })

export function reportQuery(day: Day, skip: number): URLSearchParams {
  const [year = '', month = '', date = ''] = day.split('-')
  return new URLSearchParams({ year, month, day: date, count: String(LINES_PER_PAGE), skip: String(skip) })
}
