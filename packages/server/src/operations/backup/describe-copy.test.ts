// What is said of a copy.
import { expect, test } from 'vitest'
import { describeCopy } from './describe-copy.ts'

const rows = (count: number) => ({ rows: count, sums: {} })
const tables = {
  hosts: rows(3),
  event_boxes: rows(5),
  contributions: { rows: 580, sums: { amount_paise: '29058000' } },
}

test('hosts and event boxes are counted as people know them, without the rows that stand for none', () => {
  expect(describeCopy({ tables })).toBe('2 hosts, 4 event boxes, 580 contributions of ₹2,90,580')
})
