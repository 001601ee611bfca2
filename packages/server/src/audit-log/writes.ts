// Records an administrator's action in the audit log, in the caller's transaction; several features write to it.
import type { Transaction } from 'kysely'
import type { AuditAction, Database } from '../db/tables.ts'

type About =
  | { action: Extract<AuditAction, `host-${string}`>; hostId: string }
  | { action: Extract<AuditAction, `payment-${string}`>; paymentId: string }
  | { action: Extract<AuditAction, `payout-${string}`>; payoutId: string }
  | { action: Exclude<AuditAction, `host-${string}` | `payment-${string}` | `payout-${string}`> }

/** `detail`: what else may be needed later, in a few words; no name, address or password. */
export type NewAuditAction = About & { adminId: string; detail?: string; now: Date }

export async function logAdminAction(trx: Transaction<Database>, done: NewAuditAction): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      admin_id: done.adminId,
      action: done.action,
      host_id: 'hostId' in done ? done.hostId : null,
      payment_id: 'paymentId' in done ? done.paymentId : null,
      payout_id: 'payoutId' in done ? done.payoutId : null,
      detail: done.detail ?? '',
      created_at: done.now,
    })
    .execute()
}
