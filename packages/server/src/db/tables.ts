// The tables as Kysely types, and names for the values of their columns. db/schema says what a column means.
import { ledgerAccount } from '@lifafa/contract/fields/ledger-account'
import type { Selectable } from 'kysely'
import type { Database } from './generated-tables.ts'

export type { Database } from './generated-tables.ts'

/** A row as read, e.g. `Row<'hosts'>`. */
export type Row<T extends keyof Database> = Selectable<Database[T]>

/** Whole paise; a safe integer. */
export type Paise = number
/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

export type KeyMode = Row<'payment_orders'>['key_mode']
export type PaymentStatus = Row<'payments'>['status']
export type RefundState = Row<'refunds'>['state']
export type DisputePhase = Row<'disputes'>['phase']
export type DisputeStatus = Row<'disputes'>['status']
export type ActivityAction = Row<'activities'>['action']
export type AuditAction = Row<'audit_log'>['action']
export type CodePurpose = Row<'codes'>['purpose']
export type LedgerKind = Row<'ledger'>['kind']

/** The accounts, each a column of the ledger and of its balances. */
export const LEDGER_ACCOUNTS = ledgerAccount.options
