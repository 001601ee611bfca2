// Makes the file for the bank: a plain CSV of UPI ID, name, amount in rupees and our reference. Loaded on demand.
import type { BankFileRow } from '@lifafa/contract/endpoints/admin/bank-files'
import { bankFileSentences } from '@lifafa/contract/sentences/admin/bank-files'
import { csvRupees, csvText } from '../../../../lib/browser/csv.ts'

const { upiId, name, amount, reference } = bankFileSentences.columns

export const bankFile = (rows: readonly BankFileRow[]): string =>
  csvText(
    [upiId, name, amount, reference],
    rows.map((row) => [row.upi_id, row.name, csvRupees(row.amount_paise), row.id]),
  )
