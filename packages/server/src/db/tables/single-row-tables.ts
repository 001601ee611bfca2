// What there is one of in an installation, as Kysely sees its tables.
import type { Generated } from 'kysely'

/** Whether sending is stopped since the provider refuses one payout after another for the same reason. */
export interface PayoutSendingTable {
  is_only: Generated<boolean>
  refusal: string | null
  /** In a row, for this reason. */
  refusals: Generated<number>
  stopped_until: Date | null
}

/** Which installation this is. */
export interface InstallationTable {
  is_only: Generated<boolean>
  id: Generated<string>
  /** Where it last answered. */
  public_url: string | null
  /** When it was noticed that a backup had been restored; null once an administrator has compared payouts with our bank. */
  restored_at: Date | null
}
