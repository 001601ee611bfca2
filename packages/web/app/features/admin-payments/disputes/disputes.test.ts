// Tests how the time that is left to answer a dispute is said.
import { expect, test } from 'vitest'
import { timeLeft } from './disputes.tsx'

const NOW = new Date('2026-11-26T10:00:00Z')

test.each([
  ['2026-12-01T09:59:00Z', '4 days left'],
  ['2026-11-28T10:00:00Z', '2 days left'],
  ['2026-11-28T09:59:00Z', '47 hours left'],
  ['2026-11-26T12:30:00Z', '2 hours left'],
  ['2026-11-26T11:30:00Z', 'Less than two hours left'],
  ['2026-11-26T10:20:00Z', 'Less than an hour left'],
])('until %s: %s', (respondBy, said) => {
  expect(timeLeft(respondBy, NOW)).toBe(said)
})
