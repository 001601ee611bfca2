// Defines the provider's linked accounts and transfers (Route, docs/razorpay.md §7.3) for the rest of the server.
import * as z from 'zod'
import { paise, unixSeconds } from './objects/fields.ts'

/** A transfer from an order to a linked account: amounts in paise, times in Unix seconds; `fees` with its tax. */
export const providerTransfer = z.object({
  id: z.string().min(1),
  status: z.enum(['created', 'pending', 'processed', 'failed', 'reversed', 'partially_reversed']),
  /** The order. */
  source: z.string(),
  recipient: z.string(),
  amount: paise,
  amount_reversed: paise,
  fees: paise.nullish(),
  tax: paise.nullish(),
  on_hold: z.boolean(),
  on_hold_until: unixSeconds.nullish(),
  settlement_status: z.enum(['pending', 'on_hold', 'settled']).nullish(),
  error: z.object({ description: z.string().nullish(), reason: z.string().nullish() }).nullish().catch(null),
})
export type ProviderTransfer = z.infer<typeof providerTransfer>

/** An order lists them as its creation answers (an array) or as it is read (a collection); none if it has none. */
export const transfersOfOrder = z
  .union([z.array(providerTransfer), z.object({ items: z.array(providerTransfer) })])
  .nullish()
  .transform((read) => (Array.isArray(read) ? read : (read?.items ?? [])))

export const providerReversal = z.object({ id: z.string().min(1), amount: paise.min(1) })
export type ProviderReversal = z.infer<typeof providerReversal>

/** `status` tells of a suspension; `activation_status`, which is the product's, how far the review is. */
export const providerLinkedAccount = z.object({
  id: z.string().min(1),
  status: z.enum(['created', 'suspended']),
  activation_status: z
    .enum(['activated', 'under_review', 'needs_clarification', 'suspended'])
    .nullish()
    .catch(null),
})
export type ProviderLinkedAccount = z.infer<typeof providerLinkedAccount>

/** The transfer of an order, and the time until which the provider holds it. */
export type OrderedTransfer = { accountId: string; amountPaise: number; heldUntil: Date }

/** The PAN is passed on, and stored nowhere. `id` is the idempotency key. */
export type LinkedAccountRequest = {
  id: string
  legalName: string
  email: string
  phone: string
  pan: string
  upiId: string
}

/** Every call throws ProviderError. */
export type RouteProvider = {
  /** The same id is carried out once, with the same details. */
  createLinkedAccount(request: LinkedAccountRequest): Promise<ProviderLinkedAccount>
  /** `productId`: without it the provider does not tell how far the review is. */
  fetchLinkedAccount(accountId: string, productId: string | null): Promise<ProviderLinkedAccount>
  fetchTransfer(transferId: string): Promise<ProviderTransfer>
  /** None if the order was created without one. */
  listTransfersOfOrder(orderId: string, signal?: AbortSignal): Promise<ProviderTransfer[]>
  holdTransfer(transferId: string, until: Date): Promise<ProviderTransfer>
  releaseTransfer(transferId: string): Promise<ProviderTransfer>
  /** Not protected against repetition: after a lost answer, `listReversals` has the result. */
  reverseTransfer(transferId: string, amountPaise: number): Promise<ProviderReversal>
  listReversals(transferId: string): Promise<ProviderReversal[]>
}
