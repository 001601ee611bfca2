// The columns of every table as tables.ts has them, for a test that compares them with the migrated database.
import type { Database } from '../db/tables.ts'
import { accountColumns } from './table-columns/account-columns.ts'
import type { Columns } from './table-columns/columns.ts'
import { paymentColumns } from './table-columns/payment-columns.ts'
import { payoutColumns } from './table-columns/payout-columns.ts'

export const columns: Columns<keyof Database> = { ...accountColumns, ...paymentColumns, ...payoutColumns }
