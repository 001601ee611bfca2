// Endpoints of a guest's payment: create the order, verify the payment (docs/specification.md §7), ask for its status.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { boxId } from '../fields/box-id.ts'
import { guestDetails } from '../fields/guest-schemas.ts'
import { form, malformed } from '../fields/schemas.ts'
import { paymentPaths } from '../guest-page/payment-paths.ts'
import { MAX_CHARGE_PAISE } from '../limits.ts'
import { CURRENCY, isChargeable } from '../money.ts'
import { amountSentences } from '../sentences/fields/amount.ts'
import { givingSentences } from '../sentences/guest/en/giving.ts'
import { moment } from './answers.ts'

const chargedPaise = z.int({ error: amountSentences.notAContribution }).check(
  z.refine((paise) => paise <= MAX_CHARGE_PAISE, { error: amountSentences.tooLarge, abort: true }),
  z.refine(isChargeable, { error: amountSentences.notAContribution }),
)

const requestKey = z.uuid(malformed)

/** Amount in paise including the fee; a caller that sends only the amount sends the details with `verify`. */
export const createOrder = endpoint({
  method: 'POST',
  path: paymentPaths.createOrder,
  access: 'public',
  summary: 'Open an order for a contribution; `amount` in paise, 104 for each rupee given',
  body: form({
    amount: chargedPaise,
    giftid: z.optional(boxId),
    name: z.optional(guestDetails.name),
    phone: z.optional(guestDetails.phone),
    address: z.optional(guestDetails.address),
    /** The idempotency key: a second tap or a repeated call gets the same order. */
    request_key: z.optional(requestKey),
    /** The guest has confirmed “You’ve already given ₹501. Give again?” (409). */
    again: z.optional(z.boolean(malformed)),
  }),
  response: z.object({
    success: z.literal(true),
    id: z.string(),
    amount: z.number(),
    currency: z.literal(CURRENCY),
    key_id: z.string(),
    /** The contribution of this request key is already paid. */
    paid: z.boolean(),
  }),
})

/**
 * The guest's receipt: the path of its page, and what the thanks say. `bank_reference` is null until the provider reports it,
 * `paid_at` until a payment has arrived.
 */
const receipt = z.object({
  path: z.string(),
  paid_at: z.nullable(moment),
  bank_reference: z.nullable(z.string()),
})
export type ReceiptSummary = z.infer<typeof receipt>

const proof = (pattern: RegExp) =>
  z
    .string({ error: givingSentences.verifyFailed })
    .check(z.regex(pattern, { error: givingSentences.verifyFailed }))
const providerId = proof(/^[A-Za-z0-9_]{1,40}$/)

/** Verify refuses no payment for invalid details (docs/specification.md §10.3): they count as absent. */
const ifItFits = <S extends z.ZodMiniType>(field: S) => z.catch(z.optional(field), undefined)

/**
 * The amount that the caller sends is ignored: the provider reports it.
 * `status` reports success; `pending` (202): the provider has not reported the payment yet, and the caller should ask again.
 */
export const verifyPayment = endpoint({
  method: 'POST',
  path: paymentPaths.verify,
  access: 'public',
  summary: "Verify a payment with the provider's signature",
  body: form({
    razorpay_payment_id: providerId,
    razorpay_order_id: providerId,
    razorpay_signature: proof(/^\S{1,200}$/),
    giftid: ifItFits(boxId),
    name: ifItFits(guestDetails.name),
    phone: ifItFits(guestDetails.phone),
    address: ifItFits(guestDetails.address),
  }),
  response: z.object({
    success: z.boolean(),
    status: z.enum(['success', 'pending']),
    message: z.optional(z.string()),
    /** With `success`. */
    receipt: z.optional(receipt),
  }),
})

/**
 * The payment status of a request key. Only the browser that created the key knows it: other callers
 * learn nothing.
 * `paid`: it has arrived. `pending`: a payment is under way, or the bank has not decided. `failed`: the last attempt failed; it
 * may still succeed (banks answer late), and may be paid again. `none`: no such contribution, or no payment of it has begun.
 * `unknown`: the provider did not say whether one has.
 */
export const paymentStatus = endpoint({
  method: 'POST',
  path: paymentPaths.status,
  access: 'public',
  summary: "The status of a payment, by the browser's request key",
  body: form({ request_key: requestKey }),
  response: z.object({
    success: z.literal(true),
    state: z.enum(['paid', 'pending', 'failed', 'none', 'unknown']),
    /** Whole rupees given, without the fee; only with `paid`. */
    amount: z.optional(z.number()),
    /** Present for each order whose box is known. */
    receipt: z.optional(receipt),
  }),
})
export type PaymentState = z.infer<typeof paymentStatus.response>['state']
