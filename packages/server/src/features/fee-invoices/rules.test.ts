// Financial years, invoice numbers, and the GST in a fee.
import { expect, test } from 'vitest'
import { creditNotesFor, financialYear, invoiceFor, invoiceNumber } from './rules.ts'

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
  expect(invoiceFor(20_04, 18)).toMatchObject({ gstPaise: 3_06 })
  expect(invoiceFor(20_04, 0)).toMatchObject({ gstPaise: 0 })
})

const invoice = (id: string, feePaise: number, gstPercent = 18) => ({
  id,
  feePaise,
  gstPercent,
  gstPaise: invoiceFor(feePaise, gstPercent).gstPaise,
})

test('two halves of a fee of ₹4 take the 61 paise of its GST, to the last one', () => {
  const whole = invoice('a', 4_00)
  expect(whole.gstPaise).toBe(61)
  const [first] = creditNotesFor(2_00, [whole])
  expect(first).toMatchObject({ kind: 'credit-note', creditsId: 'a', feePaise: 2_00, gstPaise: 31 })
  expect(creditNotesFor(2_00, [{ ...whole, feePaise: 2_00, gstPaise: 30 }])).toMatchObject([{ gstPaise: 30 }])
})

test('a credit note has the GST of its invoice, and goes on with the next invoice once that is used up', () => {
  expect(
    creditNotesFor(30_00, [invoice('late', 20_04), invoice('used up', 0), invoice('first', 44_00, 0)]),
  ).toMatchObject([
    { creditsId: 'late', feePaise: 20_04, gstPercent: 18, gstPaise: 3_06 },
    { creditsId: 'first', feePaise: 9_96, gstPercent: 0, gstPaise: 0 },
  ])
})

test('more than was invoiced is not credited', () => {
  expect(creditNotesFor(30_00, [invoice('a', 20_04)])).toMatchObject([{ feePaise: 20_04 }])
  expect(creditNotesFor(30_00, [])).toEqual([])
})
