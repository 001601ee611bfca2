// The inconsistencies of the books as an operator reads them: which box, by how much, and which rows show it.
import { expect, test } from 'vitest'
import { describeInconsistencies } from './describe-inconsistencies.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row-${index + 1}` }))
const linesOf = (found: unknown[]) =>
  describeInconsistencies({
    inconsistentBoxes: [],
    inconsistencies: [{ check: 'an order is paid twice', rows: found }],
  })

test('nothing is reported where nothing was found', () => {
  expect(describeInconsistencies({ inconsistentBoxes: [], inconsistencies: [] })).toEqual([])
})

test('a box whose totals differ is named with both; what a host owes us has its sign', () => {
  const inconsistentBoxes = [{ id: 'box-1', name: 'Asha & Ravi', owedPaise: 501_00, leftPaise: -50 }]
  expect(describeInconsistencies({ inconsistentBoxes, inconsistencies: [] })).toEqual([
    'box box-1 (“Asha & Ravi”): the ledger owes ₹501, contributions less payouts are −₹0.50',
  ])
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
