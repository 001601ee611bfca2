// When a host is told, and guests are erased.
import { expect, test } from 'vitest'
import { DAY_MS } from '../../test/times.ts'
import { nextStep } from './rules.ts'

const dueAt = new Date('2027-06-01T00:00:00Z')
const daysFromDue = (days: number) => new Date(dueAt.getTime() + days * DAY_MS)

test.each([
  [-31, null, undefined],
  [-30, null, 'tell'],
  [-1, -30, undefined],
  [0, -30, 'erase'],
  [29, 0, undefined],
  [30, 0, 'erase'],
  // The setting is new: whoever is long due is told first.
  [400, null, 'tell'],
  // A later payout put it off: who was told before is told again.
  [-30, -90, 'tell'],
  [0, -90, 'tell'],
] as const)('%i days from when it is due, told at %s: %s', (today, told, step) => {
  const toldAt = told === null ? null : daysFromDue(told)
  expect(nextStep({ dueAt, toldAt }, daysFromDue(today))).toBe(step)
})
