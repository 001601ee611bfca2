// Tests days as India counts them: today, the last day of an event, the days left, and the wait for Request Money.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canRequestMoney,
  daysLeftBadge,
  endsAt,
  hasEnded,
  isBeforeToday,
  isOpenToGuests,
  isToday,
  isTooFarAhead,
  isUpcoming,
  lastEventDay,
  requestMoneyCountdown,
  todayInIndia,
} from './event-timing.ts'

const DAY = '2026-11-21'
const at = (iso: string) => new Date(iso)

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
