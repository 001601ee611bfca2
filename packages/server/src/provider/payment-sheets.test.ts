// A payment in the columns of each bulk upload.
import { type BankFileFormat, bankFileFormat } from '@lifafa/contract/endpoints/admin/payouts'
import { expect, test } from 'vitest'
import { type BankPayment, layOut } from './payment-sheets.ts'

const OF = {
  ...{ reference: '123e4567-e89b-42d3-a456-426614174000', payeeName: 'Asha Rao' },
  notes: { event_box: 'box-1', piece: '3' },
}
const byUpi: BankPayment = {
  ...OF,
  destination: { kind: 'upi-id', upiId: 'asha@okbank' },
  amountPaise: 150_105,
}
const account = { accountNumber: '007654321234567', ifsc: 'HDFC0000053', name: 'Asha R Rao' }
const toBank = (amountPaise: number): BankPayment => ({
  ...OF,
  destination: { kind: 'bank-account', ...account },
  amountPaise,
})

const cellsOf = (format: BankFileFormat, payment: BankPayment) => {
  const { columns, rows } = layOut(format, [payment], '2323230000000000')
  return Object.fromEntries(columns.map((column, place) => [column, rows[0]?.[place]]))
}

test('a payment by UPI has no account, one to an account no UPI ID; the mode follows the amount', () => {
  expect(cellsOf('general', byUpi)).toEqual({
    ...{ Name: 'Asha Rao', 'Account number': '', IFSC: '', 'UPI ID': 'asha@okbank' },
    ...{ Amount: '1501.05', Mode: 'UPI', Reference: OF.reference },
  })
  expect(cellsOf('general', toBank(5_00_000_00))).toEqual({
    ...{ Name: 'Asha R Rao', 'Account number': '007654321234567', IFSC: 'HDFC0000053', 'UPI ID': '' },
    ...{ Amount: '500000.00', Mode: 'IMPS', Reference: OF.reference },
  })
  expect(cellsOf('general', toBank(5_00_000_01)).Mode).toBe('NEFT')
})

test('RazorpayX’s sheet names our account, the fund account and its contact', () => {
  expect(cellsOf('provider', toBank(100))).toMatchObject({
    ...{ 'RazorpayX Account Number': '2323230000000000', 'Payout Amount (in Rupees)': '1.00' },
    ...{ 'Payout Mode': 'IMPS', 'Payout Reference Id': OF.reference, 'Fund Account Type': 'bank_account' },
    ...{ 'Fund Account Name': 'Asha R Rao', 'Fund Account Ifsc': 'HDFC0000053' },
    ...{ 'Fund Account Number': '007654321234567', 'Fund Account Vpa': '', 'Contact Name': 'Asha Rao' },
    ...{ 'notes[event_box]': 'box-1', 'notes[piece]': '3', 'notes[upi_id]': '' },
  })
  expect(cellsOf('provider', byUpi)).toMatchObject({
    ...{ 'Fund Account Type': 'vpa', 'Fund Account Vpa': 'asha@okbank', 'Fund Account Number': '' },
  })
})

test.each(bankFileFormat.options)(
  '%s: each row has as many cells as there are headings, and no heading stands twice',
  (format) => {
    const { columns, rows } = layOut(format, [byUpi, toBank(100)])
    expect(rows.map((row) => row.length)).toEqual([columns.length, columns.length])
    expect(new Set(columns).size).toBe(columns.length)
  },
)
