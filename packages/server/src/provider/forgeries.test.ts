// Many wrong signatures within ten minutes raise one alarm with their count; fewer, or spread out, raise none.
import { expect, test } from 'vitest'
import { countForgeries } from './forgeries.ts'

const MINUTE_MS = 60_000

/** Counts forgeries at these minutes, and answers the alarms. */
function alarmsAfter(minutes: readonly number[]): unknown[] {
  const alarms: unknown[] = []
  const count = countForgeries({ error: (details: unknown) => void alarms.push(details) })
  for (const minute of minutes) count(new Date(minute * MINUTE_MS))
  return alarms
}

const times = (count: number, minute: number) => Array.from({ length: count }, () => minute)

test('nineteen within ten minutes raise none, twenty raise one, and further ones no second', () => {
  const alarm = { alarm: 'webhooks-forged', count: 20, withinMinutes: 10 }
  expect(alarmsAfter(times(19, 0))).toEqual([])
  expect(alarmsAfter([...times(19, 0), 10])).toEqual([alarm])
  expect(alarmsAfter([...times(20, 0), ...times(50, 10)])).toEqual([alarm])
})

test('after ten minutes the count starts again', () => {
  expect(alarmsAfter([...times(19, 0), ...times(19, 10.1)])).toEqual([])
  for (const minute of [10.1, -10.1])
    expect(alarmsAfter([...times(20, 0), ...times(20, minute)])).toHaveLength(2)
})
