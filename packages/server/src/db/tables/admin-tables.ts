// Kysely types of the tables of administrators: accounts, audit log, and totals of the platform.
import type { Generated } from 'kysely'

export type AuditAction =
  | 'signed-up'
  | 'signed-in'
  | 'signed-out-everywhere'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'password-changed'
  | 'password-reset'
  | 'host-activated'
  | 'host-deactivated'
  | 'host-deleted'
  | 'host-signed-out'
  | 'payment-reviewed'
  | 'payment-refunded'
  | 'payment-dispute-contested'
  | 'payment-dispute-accepted'
  | 'settlement-reviewed'
  | 'payout-marked-paid'
  | 'payout-marked-returned'
  | 'payouts-compared'
  | 'payouts-listed'
  | 'correction-written'
  | 'correction-confirmed'
  | 'correction-rejected'
  | 'message-answered'
  | 'message-reopened'
  | 'guest-exported'
  | 'guest-corrected'
  | 'guest-erased'
  | 'guest-phone-shown'

export interface AdminsTable {
  id: Generated<string>
  email: string
  name: string
  password_hash: string
  email_verified_at: Date | null
  created_at: Date
}

export interface AuditLogTable {
  id: Generated<number>
  admin_id: string
  action: AuditAction
  /** The subject of the action: at most one of the three, depending on the action. */
  host_id: string | null
  payment_id: string | null
  payout_id: string | null
  detail: Generated<string>
  created_at: Date
}

/** Totals of the whole platform: the sum over all rows; each connection updates one row. */
export interface PlatformTotalsTable {
  shard: number
  users: Generated<number>
  /** Event boxes that their hosts did not delete. */
  events: Generated<number>
  /** Grows with each change of whom a search finds. */
  hosts_revision: Generated<number>
}
