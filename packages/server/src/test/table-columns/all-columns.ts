// The columns of every table as tables.ts has them, for a test that compares them with the migrated database.
import type { Database } from '../../db/tables.ts'
import { accountColumns } from './account-columns.ts'
import type { Columns } from './columns.ts'
import { feeInvoiceColumns } from './fee-invoice-columns.ts'
import { ledgerColumns } from './ledger-columns.ts'
import { paymentColumns } from './payment-columns.ts'
import { payoutColumns } from './payout-columns.ts'
import { refundColumns } from './refund-columns.ts'
import { settlementColumns } from './settlement-columns.ts'

export const columns: Columns<keyof Database> = {
  ...accountColumns,
  ...feeInvoiceColumns,
  ...ledgerColumns,
  ...paymentColumns,
  ...payoutColumns,
  ...refundColumns,
  ...settlementColumns,
}
