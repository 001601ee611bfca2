// Formats dates and times in a reader's language, in India's time zone: US English long format (docs/specification.md §1), Hindi.
import { type GuestLanguage, localeOf } from './guest-page/languages.ts'
import type { HostLanguage } from './languages.ts'

/** The format of each language; it is made at its first use. */
function inEach(options: Intl.DateTimeFormatOptions): (language: GuestLanguage) => Intl.DateTimeFormat {
  const made = new Map<GuestLanguage, Intl.DateTimeFormat>()
  return (language) => {
    const format = made.get(language) ?? new Intl.DateTimeFormat(localeOf(language), options)
    made.set(language, format)
    return format
  }
}

const INDIA = 'Asia/Kolkata'
const longDay = inEach({ dateStyle: 'long', timeZone: 'UTC' })
const fullDay = inEach({ dateStyle: 'full', timeZone: 'UTC' })
const longMonth = inEach({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const longMoment = inEach({ dateStyle: 'long', timeZone: INDIA })
const timeOfDay = inEach({ timeStyle: 'short', timeZone: INDIA })
/** Other languages than English have no AM and PM: `शाम 6:42`. */
const timeInDayPart = inEach({
  ...{ hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'long' },
  timeZone: INDIA,
})
const sortable = new Intl.DateTimeFormat('sv-SE', {
  ...{ dateStyle: 'short', timeStyle: 'medium', timeZone: INDIA },
})

/** `2026-11-21` as `November 21, 2026`, `21 नवंबर 2026`. */
export const formatDay = (day: string, language: GuestLanguage = 'en'): string =>
  longDay(language).format(new Date(day))

/** `2026-11` as `November 2026`. */
export const formatMonth = (month: string): string => longMonth('en').format(new Date(`${month}-01`))

/** `2026-11-21` with its weekday: `Saturday, November 21, 2026`, `शनिवार, 21 नवंबर 2026`. */
export const formatFullDay = (day: string, language: GuestLanguage = 'en'): string =>
  fullDay(language).format(new Date(day))

/** The day in India of a moment (ISO 8601), as `November 21, 2026`, `21 नवंबर 2026`. */
export const formatMoment = (iso: string, language: GuestLanguage = 'en'): string =>
  longMoment(language).format(new Date(iso))

/** The time of day in India of a moment (ISO 8601), as `6:42 PM`, `शाम 6:42`, with a no-break space in all engines. */
export const formatTime = (iso: string, language: GuestLanguage = 'en'): string =>
  (language === 'en' ? timeOfDay : timeInDayPart)(language).format(new Date(iso)).replace(/\s/, '\u00a0')

/** A moment (ISO 8601) in India, as `November 21, 2026, 6:42 PM`, `21 नवंबर 2026, शाम 6:42`. */
export const formatDayAndTime = (iso: string, language: GuestLanguage = 'en'): string =>
  `${formatMoment(iso, language)}, ${formatTime(iso, language)}`

/** A moment (ISO 8601) in India for operators' lists, `2026-11-21 18:42:07`. */
export const formatStamp = (iso: string): string => sortable.format(new Date(iso))

/** Formats of a sheet's cells. In Hindi figures alone: programs write months and AM in the computer's language, mostly English. */
export const SHEET_FORMATS: Record<HostLanguage, { day: string; time: string }> = {
  en: { day: 'd mmm yyyy', time: 'h:mm AM/PM' },
  hi: { day: 'dd-mm-yyyy', time: 'hh:mm' },
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const JUST_NOW: Record<HostLanguage, string> = { en: 'Just now', hi: 'अभी-अभी' }

/** Formats the age of a moment (ISO 8601) for the activity feed (docs/specification.md §9): `Just now` … weeks, then a date. */
export function relativeTime(iso: string, now: Date, language: HostLanguage = 'en'): string {
  const seconds = Math.floor((now.getTime() - Date.parse(iso)) / 1000)
  const ago = (unit: 'minute' | 'hour' | 'day' | 'week', length: number) =>
    new Intl.RelativeTimeFormat(localeOf(language)).format(-Math.floor(seconds / length), unit)
  if (seconds < MINUTE) return JUST_NOW[language]
  if (seconds < HOUR) return ago('minute', MINUTE)
  if (seconds < DAY) return ago('hour', HOUR)
  if (seconds < WEEK) return ago('day', DAY)
  if (seconds < 30 * DAY) return ago('week', WEEK)
  return formatMoment(iso, language)
}
