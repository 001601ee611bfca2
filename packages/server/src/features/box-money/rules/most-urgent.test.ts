// Tests which boxes a host's dashboard tells of.
import type { MoneyPart } from '@lifafa/contract/endpoints/box-money'
import { expect, test } from 'vitest'
import { mostUrgent } from './most-urgent.ts'
import { sumsOf } from './sums.ts'

const part = (state: MoneyPart['state'], reason: MoneyPart['reason'] = null): MoneyPart => ({
  ...{ state, reason, paise: 501_00, due_on: null, at: null, upi_id: null, reference: null },
})
const box = (name: string, ...parts: MoneyPart[]) => ({
  ...{ giftid: name, name, is_deleted: false, parts, adjustments: [] },
  sums_paise: sumsOf(parts, 0),
})

test('money that needs the host’s action comes first, then late money; boxes without money are left out', () => {
  const boxes = [
    box('none'),
    box('paid', part('sent-on'), part('sent-on')),
    box('coming', part('waiting', 'event-not-over')),
    box('wants', part('action-needed', 'no-upi-id')),
    box('late', part('late', 'at-bank'), part('sent-on')),
  ]
  const told = mostUrgent(boxes)
  expect(told.map(({ name }) => name)).toEqual(['wants', 'late', 'coming', 'paid'])
  expect(told.at(-1)?.parts).toHaveLength(1)
})

test('a host of many boxes is told of five', () => {
  expect(mostUrgent(Array.from({ length: 9 }, (_, n) => box(`box ${n}`, part('sent-on'))))).toHaveLength(5)
})
