// Tests which events the saved list shows, and their order.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareSavedEvents, isInSavedList } from './event-timing.ts'

const at = (iso: string) => new Date(iso)
const instant = fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true })
const day = fc
  .date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const maybeDay = fc.option(day, { nil: null })

describe('the saved list', () => {
  test("shows today's first, then by date, ended ones after them, those without a date last [time-4]", () => {
    const now = at('2026-11-21T20:00:00Z')
    const days = [
      null,
      '2026-11-20',
      '2026-12-01',
      '2026-11-22',
      '2026-11-21',
      '2026-11-23',
      '2025-01-01',
      null,
    ]
    const shown = days
      .filter((event) => isInSavedList(event, now))
      .sort((a, b) => compareSavedEvents(a, b, now))
    expect(shown).toEqual(['2026-11-22', '2026-11-23', '2026-12-01', '2025-01-01', '2026-11-20', null, null])
  })

  test('has a total order: antisymmetric, transitive, equal only for equal days [time-5]', () => {
    fc.assert(
      fc.property(maybeDay, maybeDay, maybeDay, instant, (a, b, c, now) => {
        const compare = (x: string | null, y: string | null) => Math.sign(compareSavedEvents(x, y, now))
        expect(compare(a, b) + compare(b, a)).toBe(0)
        expect(compare(a, b) === 0).toBe(a === b)
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
