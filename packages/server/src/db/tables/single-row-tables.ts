// Kysely types of the tables that hold a single row per installation.
import type { Generated } from 'kysely'

/** Whether sending is stopped because the provider refuses one payout after another for the same reason. */
export interface PayoutSendingTable {
  is_only: Generated<boolean>
  refusal: string | null
  /** Consecutive refusals for this reason. */
  refusals: Generated<number>
  stopped_until: Date | null
}

/** The identity of this installation. */
export interface InstallationTable {
  is_only: Generated<boolean>
  id: Generated<string>
  /** Its last public address. */
  public_url: string | null
  /** When it was noticed that a backup had been restored; null once an administrator has compared payouts with our bank. */
  restored_at: Date | null
  /** When an administrator last compared payouts with our bank after a restored backup. */
  compared_at: Date | null
}
