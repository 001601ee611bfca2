// Tests how dates and relative times are formatted (docs/specification.md §1, §9).
import { expect, test } from 'vitest'
import {
  formatDay,
  formatDayAndTime,
  formatFullDay,
  formatMoment,
  formatStamp,
  formatTime,
  relativeTime,
} from './dates.ts'

test.each([
  ['2026-11-21', 'November 21, 2026'],
  ['2026-01-01', 'January 1, 2026'],
  ['2028-02-29', 'February 29, 2028'],
])('the day %s is formatted as %s [dates-1]', (day, formatted) => {
  expect(formatDay(day)).toBe(formatted)
})

test('a Hindi poster has a Hindi date', () => {
  expect(formatDay('2026-11-21', 'hi')).toBe('21 नवंबर 2026')
  expect(formatDay('2027-02-05', 'hi')).toBe('5 फ़रवरी 2027')
})

test.each([
  ['2026-11-21T18:29:59.999Z', 'November 21, 2026'],
  ['2026-11-21T18:30:00.000Z', 'November 22, 2026'],
  ['2026-11-22T00:00:00.000+05:30', 'November 22, 2026'],
])('the moment %s is formatted as its day in India, %s [dates-2]', (moment, formatted) => {
  expect(formatMoment(moment)).toBe(formatted)
})

test.each([
  ['2026-11-21T18:29:59.999Z', '11:59\u00a0PM'],
  ['2026-11-21T18:30:00.000Z', '12:00\u00a0AM'],
  ['2026-11-21T06:35:00.000Z', '12:05\u00a0PM'],
])('the moment %s is at %s in India', (moment, formatted) => {
  expect(formatTime(moment)).toBe(formatted)
})

test.each([
  ['2026-11-21T18:29:59.999Z', '2026-11-21 23:59:59'],
  ['2026-11-21T18:30:00.000Z', '2026-11-22 00:00:00'],
])('the moment %s is %s in a list for operators', (moment, formatted) => {
  expect(formatStamp(moment)).toBe(formatted)
})

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [-5 * MINUTE, 'Just now'],
  [0, 'Just now'],
  [59 * SECOND + 999, 'Just now'],
  [60 * SECOND, '1 minute ago'],
  [2 * MINUTE - 1, '1 minute ago'],
  [2 * MINUTE, '2 minutes ago'],
  [HOUR - 1, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [2 * HOUR, '2 hours ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, '1 day ago'],
  [7 * DAY - 1, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [14 * DAY - 1, '1 week ago'],
  [14 * DAY, '2 weeks ago'],
  [30 * DAY - 1, '4 weeks ago'],
  [30 * DAY, 'October 22, 2026'],
  [400 * DAY, 'October 17, 2025'],
])('%i ms ago is formatted as %s [dates-3]', (elapsed, formatted) => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(relativeTime(new Date(now.getTime() - elapsed).toISOString(), now)).toBe(formatted)
})

test.each([
  ['2026-11-20T18:35:00Z', '21 नवंबर 2026, रात 12:05'],
  ['2026-11-21T00:51:00Z', '21 नवंबर 2026, सुबह 6:21'],
  ['2026-11-21T06:35:00Z', '21 नवंबर 2026, दोपहर 12:05'],
  ['2026-11-21T13:51:00Z', '21 नवंबर 2026, शाम 7:21'],
])('%s is %s in Hindi', (moment, formatted) => {
  expect(formatDayAndTime(moment, 'hi').replaceAll('\u00a0', ' ')).toBe(formatted)
})

test.each([
  [59 * SECOND, 'अभी-अभी'],
  [MINUTE, '1 मिनट पहले'],
  [2 * HOUR, '2 घंटे पहले'],
  [6 * DAY, '6 दिन पहले'],
  [14 * DAY, '2 सप्ताह पहले'],
  [30 * DAY, '22 अक्टूबर 2026'],
])('%i ms ago is %s in Hindi', (elapsed, formatted) => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(relativeTime(new Date(now.getTime() - elapsed).toISOString(), now, 'hi')).toBe(formatted)
})

test('a whole day has its weekday', () => {
  expect(formatFullDay('2026-12-11')).toBe('Friday, December 11, 2026')
  expect(formatFullDay('2026-12-11', 'hi')).toBe('शुक्रवार, 11 दिसंबर 2026')
})

test.each([
  ['en', 'November 21, 2026'],
  ['hi', '21 नवंबर 2026'],
  ['mr', '21 नोव्हेंबर, 2026'],
  ['gu', '21 નવેમ્બર, 2026'],
  ['bn', '21 নভেম্বর, 2026'],
  ['ta', '21 நவம்பர், 2026'],
  ['te', '21 నవంబర్, 2026'],
] as const)('a day in %s is %s, in Latin digits', (language, day) => {
  expect(formatDay('2026-11-21', language)).toBe(day)
})
