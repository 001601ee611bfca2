// Says how long a dispute can still be answered.
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'

const HOUR_MS = 60 * 60 * 1000
const DAY_HOURS = 24

/** `4 days left`; hours within the last two days. Never rounded up: an administrator must not be late. `respondBy` is ahead of `now`. */
export function timeLeft(respondBy: string, now: Date): string {
  const hours = Math.floor((Date.parse(respondBy) - now.getTime()) / HOUR_MS)
  return hours < 2 * DAY_HOURS
    ? sentences.hoursLeft(hours)
    : sentences.daysLeft(Math.floor(hours / DAY_HOURS))
}
