// Kysely types of orders, payments, contributions, refunds and transfers.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import type { Generated, GeneratedAlways } from 'kysely'

/** Whole paise; a safe integer. */
export type Paise = number
export type KeyMode = 'test' | 'live'
type PaymentOrderState = 'creating' | 'created' | 'paid' | 'failed' | 'abandoned'
export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
export type RefundState = 'requested' | 'sent' | 'processed' | 'failed'
/**
 * A second payment of one order, refunded by us; taken by the guest's bank in a dispute; made in the provider's dashboard;
 * requested by an administrator.
 */
export type RefundKind = 'duplicate' | 'dispute' | 'external' | 'administrator'

export interface PaymentOrdersTable {
  id: Generated<string>
  /** NO_BOX until a box is named. */
  event_box_id: Generated<string>
  guest_name: string | null
  guest_phone: string | null
  guest_address: string | null
  /** Of the page on which the guest gave; null where it is not known. */
  guest_language: GuestLanguage | null
  /** The charge: contribution and fee, a multiple of 104. */
  amount_paise: Paise
  state: Generated<PaymentOrderState>
  provider_order_id: string | null
  /** The browser's idempotency key. */
  request_key: string | null
  key_mode: KeyMode
  /** The linked account that the contribution is transferred to; null where it is paid out. */
  account_id: string | null
  created_at: Date
  updated_at: Date
  paid_at: Date | null
  /** When the provider is asked next; null when its answer can no longer change. */
  check_at: Date | null
  /** When the guest's phone, address and UPI ID were erased: they are null from then on. */
  erased_at: Generated<Date | null>
  /** Its notes at the provider name a box or a linked account, and a restored backup lacks the box: no other one is named for it. */
  names_lost_box: Generated<boolean>
}

/** Where to find an order by what others call it: the provider's reports name no box, and a browser asks by its key. */
export interface OrderLocationsTable {
  /** The provider's order id, or the browser's request key. */
  id: string
  payment_order_id: string
  event_box_id: string
}

export interface PaymentsTable {
  /** The provider's payment id. */
  id: string
  /** Of its order. */
  event_box_id: string
  payment_order_id: string
  status: PaymentStatus
  amount_paise: Paise
  currency: string
  method: string | null
  vpa: string | null
  rrn: string | null
  error_code: string | null
  error_description: string | null
  provider_created_at: Date
  first_seen_at: Date
  /** When it was captured after it had been reported as refunded: a refund has failed. */
  captured_again_at: Date | null
  /** When its guest was erased: what the provider reports of them later is not stored again. */
  erased_at: Generated<Date | null>
  updated_at: Date
}

export interface ContributionsTable {
  id: Generated<string>
  event_box_id: string
  payment_order_id: string
  payment_id: string
  guest_name: string | null
  guest_phone: string | null
  guest_address: string | null
  guest_language: GuestLanguage | null
  /** As the host has corrected it; `guest_name` stays what the guest wrote. */
  corrected_name: string | null
  /** When the host ticked the guest as thanked. */
  thanked_at: Date | null
  /** The contribution, without the fee. */
  amount_paise: Paise
  fee_paise: Paise
  /** How much of the contribution was refunded to the guest, and how much is left. */
  refunded_paise: Generated<Paise>
  kept_paise: GeneratedAlways<Paise>
  /** The provider's time. */
  paid_at: Date
  created_at: Date
  /** The guest's words for the hosts. */
  blessing: string | null
  /** Since when the host hides them. */
  blessing_hidden_at: Date | null
  /** Copied from the order's `erased_at`. */
  erased_at: Generated<Date | null>
}

/** How a host corrected a guest's name: rows are only added. */
export interface NameCorrectionsTable {
  id: Generated<string>
  event_box_id: string
  contribution_id: string
  /** Who corrected it. */
  host_id: string
  /** Null where the guest gave no name. */
  name_before: string | null
  name_after: string
  corrected_at: Date
}

export interface RefundsTable {
  id: Generated<string>
  /** Of its payment. */
  event_box_id: string
  payment_id: string
  amount_paise: Paise
  kind: RefundKind
  /** Of kind `dispute`: the dispute that was lost. */
  dispute_id: string | null
  /** Of kind `administrator`: why, who, and the dialog's key, by which a repetition is known. */
  reason: string | null
  requested_by: string | null
  request_key: string | null
  state: Generated<RefundState>
  provider_refund_id: string | null
  created_at: Date
  updated_at: Date
  /** When the provider is asked next; null when its answer can no longer change. */
  check_at: Date | null
}

export type TransferState = 'created' | 'pending' | 'processed' | 'failed'

/** What goes from an order to the linked account of its host. */
export interface TransfersTable {
  id: Generated<string>
  event_box_id: string
  payment_order_id: string
  provider_transfer_id: string
  /** The provider's id of the linked account. */
  account_id: string
  amount_paise: Paise
  /** Of the provider: `created` until the order is paid. */
  state: Generated<TransferState>
  /** How much of it was reversed. */
  reversed_paise: Generated<Paise>
  /** What the provider takes for it, with its tax. */
  fee_paise: Generated<Paise>
  tax_paise: Generated<Paise>
  /** Until when the provider holds it; null where it does not, or not any more. */
  held_until: Date | null
  /** When we learnt that it was sent on to the host. */
  settled_at: Date | null
  /** Why it failed. */
  failure: string | null
  /** When the provider was asked to take something back, while its answer is not known: it is not asked again for minutes. */
  reversal_asked_at: Date | null
  /** When the provider is asked next; null when its answer can no longer change. */
  check_at: Date | null
  created_at: Date
  updated_at: Date
}

/** A part of a transfer that was reversed. */
export interface TransferReversalsTable {
  /** The provider's id. */
  id: string
  event_box_id: string
  transfer_id: string
  amount_paise: Paise
  created_at: Date
}
