// Kysely type of payouts: their states, faults and holds.
import type { PayoutHold } from '@lifafa/contract/payout-holds'
import type { Generated } from 'kysely'
import type { Day } from './host-tables.ts'
import type { Paise } from './payment-tables.ts'

export type PayoutState = 'waiting' | 'due' | 'sent' | 'processing' | 'processed' | 'reversed' | 'failed'
/**
 * Why a payout failed. `upi-id`: nothing can be paid to it. `bank`: the host's bank did not take it, and may tomorrow.
 * `payee-name`: the provider refused the name. `ours`: our account at the provider, or our request. `never-taken`: the
 * provider has no record of it. `withdrawn`: less was owed by then.
 */
export type PayoutFault = 'upi-id' | 'bank' | 'payee-name' | 'ours' | 'never-taken' | 'withdrawn'

export interface PayoutsTable {
  id: Generated<string>
  event_box_id: string
  host_id: string
  number: number
  amount_paise: Paise
  /** The UPI ID to which it was sent; while it waits, the UPI ID that is blocked. */
  upi_id: string | null
  state: PayoutState
  provider_payout_id: string | null
  utr: string | null
  /** The provider's reason for a payout that failed, was reversed or was refused. */
  reason: string | null
  /** Null unless it is waiting; or sent, and refused by the provider for a fault of ours. */
  hold: PayoutHold | null
  /** Null unless it failed or was reversed. */
  fault: PayoutFault | null
  due_on: Day
  created_at: Date
  updated_at: Date
  paid_at: Date | null
  /** The payee name that the provider gets with the UPI ID. */
  payee_name: string | null
  sent_at: Date | null
  /** When it is sent, or the provider is asked, next; null when neither is due. */
  check_at: Date | null
  /** When its host was told that it is late. */
  told_late_at: Date | null
  /** When it was last put into a file for our bank. */
  listed_at: Date | null
}
