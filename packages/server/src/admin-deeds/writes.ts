// Leaves a line of what an administrator did, in the transaction of the deed: any feature's, so it lives beside them.
import type { Transaction } from 'kysely'
import type { AdminDeed } from '../db/tables/admin-tables.ts'
import type { Database } from '../db/tables.ts'

type About =
  | { deed: Extract<AdminDeed, `host-${string}`>; hostId: string }
  | { deed: 'payment-reviewed'; paymentId: string }
  | { deed: 'payout-marked-paid'; payoutId: string }
  | { deed: Exclude<AdminDeed, `host-${string}` | 'payment-reviewed' | 'payout-marked-paid'> }

/** `detail`: what else is worth knowing later, in a few words; nobody's name, address or password. */
export type NewAdminDeed = About & { adminId: string; detail?: string; now: Date }

export async function recordAdminDeed(trx: Transaction<Database>, done: NewAdminDeed): Promise<void> {
  await trx
    .insertInto('admin_deeds')
    .values({
      admin_id: done.adminId,
      deed: done.deed,
      host_id: 'hostId' in done ? done.hostId : null,
      payment_id: 'paymentId' in done ? done.paymentId : null,
      payout_id: 'payoutId' in done ? done.payoutId : null,
      detail: done.detail ?? '',
      created_at: done.now,
    })
    .execute()
}
