// Formats dates and times: US English long format (docs/specification.md §1), Hindi on a Hindi poster, in India's time zone.
import { type GuestLanguage, localeOf } from './guest-page/languages.ts'

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const longDayInHindi = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone: 'UTC' })
const longMoment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
const longMomentInHindi = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
const timeOfDay = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })
const timeOfDayInHindi = new Intl.DateTimeFormat('hi-IN', {
  ...{ hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'long' },
  timeZone: 'Asia/Kolkata',
})
const sortable = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

/** `2026-11-21` as `November 21, 2026`. */
export const formatDay = (day: string): string => longDay.format(new Date(day))

/** `2026-11` as `November 2026`. */
export const formatMonth = (month: string): string => longMonth.format(new Date(`${month}-01`))

/** `2026-11-21` with its weekday: `Saturday, November 21, 2026`. */
export const formatFullDay = (day: string): string => fullDay.format(new Date(day))

/** `2026-11-21` as on a Hindi invitation: `21 नवंबर 2026`. */
export const formatDayInHindi = (day: string): string => longDayInHindi.format(new Date(day))

/** `2026-11-21` in a guest's language: `November 21, 2026`, `21 नवंबर 2026`. */
export const formatDayIn = (day: string, language: GuestLanguage): string =>
  new Date(day).toLocaleDateString(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })

/** The day in India of a moment (ISO 8601), as `November 21, 2026`. */
export const formatMoment = (iso: string): string => longMoment.format(new Date(iso))

/** The same in Hindi: `21 नवंबर 2026`. */
export const formatMomentInHindi = (iso: string): string => longMomentInHindi.format(new Date(iso))

/** The time of day in India of a moment (ISO 8601), as `6:42 PM`, with a no-break space in all engines. */
export const formatTime = (iso: string): string => timeOfDay.format(new Date(iso)).replace(/\s/, '\u00a0')

/** The same in Hindi: `शाम 6:42 बजे`. */
export const formatTimeInHindi = (iso: string): string =>
  `${timeOfDayInHindi.format(new Date(iso)).replace(/\s/, '\u00a0')}\u00a0बजे`

/** A moment (ISO 8601) in India, as `November 21, 2026, 6:42 PM`. */
export const formatDayAndTime = (iso: string): string => `${formatMoment(iso)}, ${formatTime(iso)}`

/** A moment (ISO 8601) in India for operators' lists, `2026-11-21 18:42:07`. */
export const formatStamp = (iso: string): string => sortable.format(new Date(iso))

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** Formats the age of a moment (ISO 8601) for the activity feed (docs/specification.md §9): `Just now` … weeks, then a date. */
export function relativeTime(iso: string, now: Date): string {
  const seconds = Math.floor((now.getTime() - Date.parse(iso)) / 1000)
  if (seconds < MINUTE) return 'Just now'
  if (seconds < HOUR) return ago(Math.floor(seconds / MINUTE), 'minute')
  if (seconds < DAY) return ago(Math.floor(seconds / HOUR), 'hour')
  if (seconds < WEEK) return ago(Math.floor(seconds / DAY), 'day')
  if (seconds < 30 * DAY) return ago(Math.floor(seconds / WEEK), 'week')
  return formatMoment(iso)
}
