// Tests the boundaries of an event's day: India's midnight (18:30 UTC), the event's instant (00:00 UTC), and 24 hours later.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canDownloadPoster,
  canEditEvent,
  canRequestMoney,
  daysLeftBadge,
  daysUntil,
  endsAt,
  firstOpenDay,
  hasEnded,
  isBeforeToday,
  isInSavedList,
  isOpenToGuests,
  isToday,
  isTooFarAhead,
  isUpcoming,
  lastEventDay,
  requestMoneyCountdown,
  timingBadge,
  todayInIndia,
} from './event-timing.ts'

const DAY = '2026-11-21'

const at = (iso: string) => new Date(iso)

/** Each boundary with a millisecond on either side, and everything that depends on the event then. */
const moments = [
  // now, days left, badge, edit, open and poster, Request Money, in the saved list
  ['2026-11-14T18:29:59.999Z', 7, '7 days left', true, true, false, true],
  ['2026-11-14T18:30:00.000Z', 6, '6 days left', true, true, false, true],
  ['2026-11-19T18:29:59.999Z', 2, '2 days left', true, true, false, true],
  ['2026-11-19T18:30:00.000Z', 1, 'Tomorrow!', true, true, false, true],
  ['2026-11-20T18:29:59.999Z', 1, 'Tomorrow!', true, true, false, true],
  ['2026-11-20T18:30:00.000Z', 0, 'Today', false, true, false, true],
  ['2026-11-20T23:59:59.999Z', 0, 'Today', false, true, false, true],
  ['2026-11-21T00:00:00.000Z', 0, 'Today', false, true, false, true],
  ['2026-11-21T00:00:00.001Z', 0, 'Today', false, true, false, true],
  ['2026-11-21T18:29:59.999Z', 0, 'Today', false, true, false, true],
  ['2026-11-21T18:30:00.000Z', -1, undefined, false, true, false, false],
  ['2026-11-21T23:59:59.999Z', -1, undefined, false, true, false, false],
  ['2026-11-22T00:00:00.000Z', -1, undefined, false, true, true, false],
  ['2026-11-22T00:00:00.001Z', -1, 'Ended', false, false, true, true],
  ['2026-11-22T18:30:00.000Z', -2, 'Ended', false, false, true, true],
  ['2027-11-21T00:00:00.000Z', -365, 'Ended', false, false, true, true],
] as const

const allOf = (day: string, now: Date) => ({
  daysUntil: daysUntil(day, now),
  badge: timingBadge(day, now),
  canEdit: canEditEvent(day, now),
  isOpen: isOpenToGuests(day, now),
  canDownload: canDownloadPoster(day, now),
  canRequest: canRequestMoney(day, now),
  isListed: isInSavedList(day, now),
})

test.each(moments.map(([now]) => now))(
  'at %s the first open day is the earliest that has not ended',
  (now) => {
    const first = firstOpenDay(at(now))
    const dayBefore = new Date(Date.parse(first) - 1).toISOString().slice(0, 10)
    expect([hasEnded(dayBefore, at(now)), hasEnded(first, at(now))]).toEqual([true, false])
  },
)

test('a box ends at the first millisecond in which it has ended', () => {
  const end = endsAt(DAY)
  expect([hasEnded(DAY, new Date(end.getTime() - 1)), hasEnded(DAY, end)]).toEqual([false, true])
})

describe(`an event of ${DAY}`, () => {
  test.each(moments)(
    'at %s: %i days left, badge %s [time-1]',
    (now, days, badge, canEdit, isOpen, canRequest, isListed) => {
      expect(allOf(DAY, at(now))).toEqual({
        daysUntil: days,
        badge,
        canEdit,
        isOpen,
        canDownload: isOpen,
        canRequest,
        isListed,
      })
    },
  )

  test.each([
    ['Asia/Kolkata', -330],
    ['America/Los_Angeles', 480],
    ['Pacific/Kiritimati', -840],
  ])('is the same where the process runs in %s', (zone, minutesBehindUtc) => {
    const usual = process.env.TZ
    const here = moments.map(([now]) => allOf(DAY, at(now)))
    process.env.TZ = zone
    try {
      expect(at(DAY).getTimezoneOffset()).toBe(minutesBehindUtc)
      expect(moments.map(([now]) => allOf(DAY, at(now)))).toEqual(here)
    } finally {
      if (usual === undefined) delete process.env.TZ
      else process.env.TZ = usual
    }
  })
})

// Tests days as India counts them: today, the last day of an event, the days left, and the wait for Request Money.
test.each([
  ['2026-11-21T18:29:59.999Z', '2026-11-21'],
  ['2026-11-21T18:30:00.000Z', '2026-11-22'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
  ['2028-02-28T18:30:00.000Z', '2028-02-29'],
])('at %s it is %s in India', (now, day) => {
  expect(todayInIndia(at(now))).toBe(day)
})

test.each([
  ['2026-11-21T18:29:59.999Z', '2031-11-21', '2031-11-22'],
  ['2026-11-21T18:30:00.000Z', '2031-11-22', '2031-11-23'],
  ['2028-02-28T18:30:00.000Z', '2033-03-01', '2033-03-02'],
  ['2026-12-31T18:30:00.000Z', '2032-01-01', '9999-12-31'],
])('at %s an event may be as late as %s, and not on %s', (now, last, beyond) => {
  expect(lastEventDay(at(now))).toBe(last)
  expect(isTooFarAhead(last, at(now))).toBe(false)
  expect(isTooFarAhead(beyond, at(now))).toBe(true)
})

test.each([
  [0, 'Today!'],
  [1, 'Tomorrow!'],
  [2, '2 days left'],
  [365, '365 days left'],
])('%i days remaining are shown as %s [time-2]', (days, badge) => {
  expect(daysLeftBadge(days)).toBe(badge)
})

test('days left are told in Hindi', () => {
  expect([0, 1, 15].map((days) => daysLeftBadge(days, 'hi'))).toEqual(['आज!', 'कल!', '15 दिन बाकी'])
  expect(timingBadge(DAY, at('2026-11-23T00:00:00Z'), 'hi')).toBe('समाप्त')
  expect(requestMoneyCountdown(DAY, at('2026-11-21T18:48:00.000Z'), 'hi')).toBe('5 घंटे 12 मिनट बाद')
})

test.each([
  ['2026-11-20T18:30:00.000Z', 'Available in 29h 30m'],
  ['2026-11-21T00:00:00.000Z', 'Available in 24h 0m'],
  ['2026-11-21T18:48:00.000Z', 'Available in 5h 12m'],
  ['2026-11-21T23:00:00.000Z', 'Available in 1h 0m'],
  ['2026-11-21T23:00:00.001Z', 'Available in 1h 0m'],
  ['2026-11-21T23:01:00.000Z', 'Available in 59m'],
  ['2026-11-21T23:59:59.999Z', 'Available in 1m'],
  ['2026-11-22T00:00:00.000Z', undefined],
])('at %s Request Money says: %s [time-3]', (now, text) => {
  expect(requestMoneyCountdown(DAY, at(now))).toBe(text)
})

const instant = fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true })

const day = fc
  .date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('an event is exactly one of past, today and upcoming', () => {
  fc.assert(
    fc.property(day, instant, (event, now) => {
      const states = [isBeforeToday(event, now), isToday(event, now), isUpcoming(event, now)]
      expect(states.filter(Boolean)).toHaveLength(1)
      expect(isOpenToGuests(event, now)).toBe(!hasEnded(event, now))
      expect(requestMoneyCountdown(event, now) === undefined).toBe(canRequestMoney(event, now))
      if (hasEnded(event, now)) expect(isBeforeToday(event, now)).toBe(true)
      expect(now >= endsAt(event)).toBe(hasEnded(event, now))
    }),
  )
})
