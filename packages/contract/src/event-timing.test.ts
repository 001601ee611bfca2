// Tests the boundaries of an event's day: India's midnight (18:30 UTC), the event's instant (00:00 UTC), and 24 hours later.
import { describe, expect, test } from 'vitest'
import {
  canDownloadPoster,
  canEditEvent,
  canRequestMoney,
  daysUntil,
  endsAt,
  firstOpenDay,
  hasEnded,
  isInSavedList,
  isOpenToGuests,
  timingBadge,
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
