// Financial years, invoice numbers, and the GST in a fee.
import { expect, test } from 'vitest'
import { financialYear, gstWithin, invoiceNumber } from './rules.ts'

test.each([
  ['2027-03-31T18:29:59Z', '26-27', 'the last second of March in India'],
  ['2027-03-31T18:30:00Z', '27-28', 'the first second of April in India'],
  ['2026-11-22T00:00:00Z', '26-27', 'November'],
  ['2100-01-01T00:00:00Z', '99-00', 'the turn of a century'],
])('%s is in the financial year %s: %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year)
})

test('a number has sixteen characters; invoices and credit notes are told apart', () => {
  expect(invoiceNumber({ kind: 'invoice', year: '26-27', number: 42 })).toBe('LF/26-27/0000042')
  expect(invoiceNumber({ kind: 'credit-note', year: '26-27', number: 1_234_567 })).toBe('LC/26-27/1234567')
})

test('the fee of ₹501 includes ₹3.06 of GST at 18 %, and none without GST', () => {
  expect(gstWithin(20_04, 18)).toBe(3_06)
  expect(gstWithin(20_04, 0)).toBe(0)
})
