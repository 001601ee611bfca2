// Many wrong signatures within ten minutes are one alarm, which says how many; fewer, or spread out, are none.
import { expect, test } from 'vitest'
import { countForgeries } from './forgeries.ts'

const MINUTE_MS = 60_000

/** Counts forgeries at these minutes, and answers what the operator was told. */
function toldAfter(minutes: readonly number[]): unknown[] {
  const told: unknown[] = []
  const count = countForgeries({ error: (details: unknown) => void told.push(details) })
  for (const minute of minutes) count(new Date(minute * MINUTE_MS))
  return told
}

const times = (count: number, minute: number) => Array.from({ length: count }, () => minute)

test('nineteen within ten minutes are none, twenty are an alarm, and more are no second one', () => {
  const alarm = { alarm: 'webhooks-forged', count: 20, withinMinutes: 10 }
  expect(toldAfter(times(19, 0))).toEqual([])
  expect(toldAfter([...times(19, 0), 10])).toEqual([alarm])
  expect(toldAfter([...times(20, 0), ...times(50, 10)])).toEqual([alarm])
})

test('after ten minutes they are counted anew', () => {
  expect(toldAfter([...times(19, 0), ...times(19, 10.1)])).toEqual([])
  expect(toldAfter([...times(20, 0), ...times(20, 10.1)])).toHaveLength(2)
})
