// Builds the query of one page of a provider's list (docs/razorpay.md §1.3).
import { type Between, PER_PAGE } from '../provider.ts'

const seconds = (moment: Date): string => String(Math.floor(moment.getTime() / 1000))

export const pageQuery = ({ from, to }: Between, skip: number): URLSearchParams =>
  new URLSearchParams({ from: seconds(from), to: seconds(to), count: String(PER_PAGE), skip: String(skip) })
