// Defines the provider's payouts to hosts.
import * as z from 'zod'
import type { Listed } from '../client/read-rows.ts'
import type { Destination } from '../destination.ts'
import type { Between } from '../pages.ts'
import { notes } from './fields.ts'

/** A payout as the provider answers it; the amount in paise. `reference_id` is our id. */
export const providerPayout = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.enum([
    'pending',
    'queued',
    'scheduled',
    'processing',
    'processed',
    'reversed',
    'failed',
    'cancelled',
    'rejected',
  ]),
  reference_id: z.string().nullish(),
  /** In seconds. */
  created_at: z.number().int(),
  notes,
  utr: z.string().nullish(),
  /** The provider's fee, `tax` (GST) included; 0 or missing until it is processing. */
  fees: z.number().int().min(0).nullish(),
  tax: z.number().int().min(0).nullish(),
  status_details: z
    .object({ reason: z.string().nullish(), description: z.string().nullish(), source: z.string().nullish() })
    .nullish()
    .catch(null),
})
export type ProviderPayout = z.infer<typeof providerPayout>

/**
 * The notes of a payout, from which a lost record can be found. The keys never change: sent payouts have them at
 * the provider, and a repeated request needs the same body. `piece` is the payout's number.
 */
export type PayoutNotes = { event_box?: string; piece?: string; upi_id?: string }

/** No account number: notes are shown wherever the payout is. */
export const payoutNotes = (boxId: string, number: number, destination: Destination): PayoutNotes => ({
  event_box: boxId,
  piece: String(number),
  ...(destination.kind === 'upi-id' && { upi_id: destination.upiId }),
})

/** The stored request of a payout: a retry with the same key must be the same request. */
export type PayoutOrder = {
  id: string
  boxId: string
  /** Counted within the box, from 1. */
  number: number
  hostId: string
  payeeName: string
  destination: Destination
  amountPaise: number
}

/** Reads payouts at the provider. Every call throws ProviderError. */
export type SentPayouts = {
  /** The payout with our id, if it was ever requested; lists lag behind by seconds. */
  find(id: string): Promise<ProviderPayout | undefined>
  fetch(providerPayoutId: string): Promise<ProviderPayout>
  /** All payouts created between two moments, newest first, a page of at most `PER_PAGE` at a time. */
  list(between: Between, skip: number): Promise<Listed<ProviderPayout>>
}

/** An account that RazorpayX pays from; in paise. */
export const providerBalance = z.object({
  account_number: z.string(),
  available_amount: z.number().int(),
})

/** Sends payouts to hosts. Throws ProviderError. */
export type PayoutProvider = SentPayouts & {
  /** How many paise our account has; undefined where the provider does not tell of it. */
  readBalance(): Promise<number | undefined>
  /** The same id is carried out once, within seven days (docs/razorpay.md §7.1). */
  send(payout: PayoutOrder): Promise<ProviderPayout>
}
