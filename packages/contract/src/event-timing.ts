// Everything that depends on days: of an event (docs/specification.md §10.1), and working days; pure functions of a day and of now.
import type { HostLanguage } from './languages.ts'
import { AFTER_EVENT_MS, MAX_YEARS_AHEAD } from './limits.ts'

/** A calendar day, `YYYY-MM-DD`. */
export type CalendarDay = string

const DAY_MS = 24 * 60 * 60 * 1000
/** India has one time zone, without summer time. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** The event's instant in milliseconds: its day at 00:00 UTC, which is 05:30 in India. */
const instantOf = (day: CalendarDay): number => Date.parse(day)
const closesAt = (day: CalendarDay): number => instantOf(day) + AFTER_EVENT_MS

/** Today's calendar day in India. */
export const todayInIndia = (now: Date): CalendarDay =>
  new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10)

/** The moment at which a day begins in India. */
export const startOfDayInIndia = (day: CalendarDay): Date => new Date(Date.parse(day) - INDIA_OFFSET_MS)

/** The first moment of a day in India, and of the next. */
export function dayInIndia(day: CalendarDay): { from: Date; until: Date } {
  const from = startOfDayInIndia(day)
  return { from, until: new Date(from.getTime() + DAY_MS) }
}

/** The first moment of a month in India (`YYYY-MM`), and of the next. */
export function monthInIndia(month: string): { from: Date; until: Date } {
  const next = new Date(`${month}-01`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return { from: startOfDayInIndia(`${month}-01`), until: startOfDayInIndia(next.toISOString().slice(0, 10)) }
}

/** The moment at which today began in India. */
export const startOfTodayInIndia = (now: Date): Date => startOfDayInIndia(todayInIndia(now))

/** Whole calendar days from today in India to `day`; negative once it is past. */
export const daysUntil = (day: CalendarDay, now: Date): number =>
  Math.round((instantOf(day) - instantOf(todayInIndia(now))) / DAY_MS)

export const isToday = (day: CalendarDay, now: Date): boolean => daysUntil(day, now) === 0
export const isUpcoming = (day: CalendarDay, now: Date): boolean => daysUntil(day, now) > 0
export const isBeforeToday = (day: CalendarDay, now: Date): boolean => daysUntil(day, now) < 0

/** The last possible day of an event: so many years from today. */
export function lastEventDay(now: Date): CalendarDay {
  const day = new Date(todayInIndia(now))
  day.setUTCFullYear(day.getUTCFullYear() + MAX_YEARS_AHEAD)
  return day.toISOString().slice(0, 10)
}
export const isTooFarAhead = (day: CalendarDay, now: Date): boolean => day > lastEventDay(now)

/** More than 24 hours after the event's instant: the public page is closed, posters can no longer be downloaded. */
export const hasEnded = (day: CalendarDay, now: Date): boolean => now.getTime() > closesAt(day)

/** The earliest day of an event that has not ended. */
export const firstOpenDay = (now: Date): CalendarDay =>
  new Date(Math.ceil((now.getTime() - AFTER_EVENT_MS) / DAY_MS) * DAY_MS).toISOString().slice(0, 10)

/** The first moment at which `hasEnded`: the box's contribution cycle is complete. */
export const endsAt = (day: CalendarDay): Date => new Date(closesAt(day) + 1)

/** Guests can give until 24 hours after the event's instant, through the night of the wedding. */
export const isOpenToGuests = (day: CalendarDay, now: Date): boolean => !hasEnded(day, now)
export const canDownloadPoster = (day: CalendarDay, now: Date): boolean => !hasEnded(day, now)
/** An event of today or of the past cannot be edited. */
export const canEditEvent = isUpcoming

/** Request Money opens once at least 24 hours have passed since the event's instant. */
export const canRequestMoney = (day: CalendarDay, now: Date): boolean => now.getTime() >= closesAt(day)

const english = {
  ...{ today: 'Today', isToday: 'Today!', tomorrow: 'Tomorrow!', ended: 'Ended' },
  daysLeft: (days: number) => `${days} days left`,
  available: (hours: number, minutes: number) => `Available in ${hours > 0 ? `${hours}h ` : ''}${minutes}m`,
}
const WORDS: Record<HostLanguage, typeof english> = {
  en: english,
  hi: {
    ...{ today: 'आज', isToday: 'आज!', tomorrow: 'कल!', ended: 'समाप्त' },
    daysLeft: (days) => `${days} दिन बाकी`,
    available: (hours, minutes) => `${hours > 0 ? `${hours} घंटे ` : ''}${minutes} मिनट बाद`,
  },
}

/** `Available in 5h 12m`, or only minutes in the last hour; undefined once it is available. */
export function requestMoneyCountdown(
  day: CalendarDay,
  now: Date,
  language: HostLanguage = 'en',
): string | undefined {
  if (canRequestMoney(day, now)) return undefined
  const minutes = Math.ceil((closesAt(day) - now.getTime()) / 60_000)
  return WORDS[language].available(Math.floor(minutes / 60), minutes % 60)
}

/** The badge of an event that is not past: `Today!`, `Tomorrow!`, `7 days left`. */
export function daysLeftBadge(daysRemaining: number, language: HostLanguage = 'en'): string {
  const { isToday, tomorrow, daysLeft } = WORDS[language]
  if (daysRemaining <= 0) return isToday
  return daysRemaining === 1 ? tomorrow : daysLeft(daysRemaining)
}

/** The badge on saved boxes and on the detail page; undefined in the hours between an event's day and its end. */
export function timingBadge(day: CalendarDay, now: Date, language: HostLanguage = 'en'): string | undefined {
  if (isToday(day, now)) return WORDS[language].today
  if (isUpcoming(day, now)) return daysLeftBadge(daysUntil(day, now), language)
  return hasEnded(day, now) ? WORDS[language].ended : undefined
}

/** The saved list omits events that ended less than 24 hours ago (docs/specification.md §4). */
export const isInSavedList = (day: CalendarDay | null, now: Date): boolean =>
  day === null || !isBeforeToday(day, now) || hasEnded(day, now)

function savedListRank(day: CalendarDay | null, now: Date): number {
  if (day === null) return 3
  if (isToday(day, now)) return 0
  return hasEnded(day, now) ? 2 : 1
}

/** Order of the saved list: today's first, then by date, ended ones after them, those without a date last. */
export function compareSavedEvents(a: CalendarDay | null, b: CalendarDay | null, now: Date): number {
  const byRank = savedListRank(a, now) - savedListRank(b, now)
  return byRank !== 0 || a === null || b === null ? byRank : a.localeCompare(b)
}

const SUNDAY = 0
const SATURDAY = 6

const isWorkingDay = (day: Date, holidays: readonly CalendarDay[]): boolean =>
  day.getUTCDay() !== SUNDAY &&
  day.getUTCDay() !== SATURDAY &&
  !holidays.includes(day.toISOString().slice(0, 10))

/** The `count`th working day after `day`; weekends and `holidays` do not count. */
export function workingDayAfter(
  day: CalendarDay,
  count: number,
  holidays: readonly CalendarDay[],
): CalendarDay {
  let found = new Date(day)
  for (let left = count; left > 0; ) {
    found = new Date(found.getTime() + DAY_MS)
    if (isWorkingDay(found, holidays)) left -= 1
  }
  return found.toISOString().slice(0, 10)
}
