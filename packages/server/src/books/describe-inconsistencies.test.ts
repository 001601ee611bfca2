// The inconsistencies of the books as an operator reads them: which check failed, and which rows show it.
import { expect, test } from 'vitest'
import { describeInconsistencies } from './describe-inconsistencies.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row-${index + 1}` }))
const linesOf = (found: unknown[]) =>
  describeInconsistencies([{ check: 'an order is paid twice', rows: found }])

test('nothing is reported where nothing was found', () => {
  expect(describeInconsistencies([])).toEqual([])
})

test('a failed check shows its first five rows, and the number of the others', () => {
  expect(linesOf(rows(1))).toEqual(['self-check: an order is paid twice: row-1'])
  expect(linesOf(rows(5))).toEqual(['self-check: an order is paid twice: row-1; row-2; row-3; row-4; row-5'])
  expect(linesOf(rows(7))).toEqual([
    'self-check: an order is paid twice: row-1; row-2; row-3; row-4; row-5, and 2 more',
  ])
})

test('a row begins with the id of the faulty row; its other fields are named', () => {
  expect(linesOf([{ id: 'order-1', state: 'paid', owed_paise: 50_100 }])).toEqual([
    'self-check: an order is paid twice: order-1 state paid owed_paise 50100',
  ])
})
