// Calls of a guest's payment: create the order, verify the payment (docs/specification.md §7), ask for its state.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { form } from '../fields.ts'
import { guestDetails } from '../guest-details.ts'
import { MAX_CHARGE_PAISE } from '../limits.ts'
import { CURRENCY, isChargeable } from '../money.ts'
import { paymentPaths } from '../payment-paths.ts'
import { amountSentences } from '../sentences/amount.ts'
import { givingSentences } from '../sentences/giving.ts'
import { requestSentences } from '../sentences/request.ts'
import { boxId } from './event-boxes.ts'

const chargedPaise = z.int({ error: amountSentences.notAContribution }).check(
  z.refine((paise) => paise <= MAX_CHARGE_PAISE, { error: amountSentences.tooLarge, abort: true }),
  z.refine(isChargeable, { error: amountSentences.notAContribution }),
)

const requestKey = z.uuid({ error: requestSentences.malformed })

/** Amount in paise, the fee included; a caller that sends only the amount gives the rest with `verify`. */
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
    /** The same key asks for the same order: a second tap or a repeated call opens no second one. */
    request_key: z.optional(requestKey),
    /** The guest was asked “You already gave ₹501. Give again?” (409), and wants to. */
    again: z.optional(z.boolean({ error: requestSentences.malformed })),
  }),
  response: z.object({
    success: z.literal(true),
    id: z.string(),
    amount: z.number(),
    currency: z.literal(CURRENCY),
    key_id: z.string(),
    /** The gift of this request key has arrived already: there is nothing left to pay. */
    paid: z.boolean(),
  }),
})

const proof = (pattern: RegExp) =>
  z
    .string({ error: givingSentences.verifyFailed })
    .check(z.regex(pattern, { error: givingSentences.verifyFailed }))
const providerId = proof(/^[A-Za-z0-9_]{1,40}$/)

/** Verify refuses nobody for invalid details (docs/specification.md §10.3): they count as not given. */
const ifItFits = <S extends z.ZodMiniType>(field: S) => z.catch(z.optional(field), undefined)

/**
 * The amount that the caller sends is not read: the provider tells it.
 * `status` tells success; `pending` (202) means that the provider has not told us yet and that it is worth asking again.
 */
export const verifyPayment = endpoint({
  method: 'POST',
  path: paymentPaths.verify,
  access: 'public',
  summary: "Prove a payment with the provider's signature",
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
  }),
})

/**
 * What has become of the gift of a request key, for the browser that made it up and for nobody else: whoever does not
 * know the key learns nothing.
 * `paid`: it has arrived. `pending`: somebody is paying, or the bank has not decided. `failed`: the last attempt failed; it
 * may succeed yet (banks answer late), and may be paid again. `none`: no such gift, or nobody has begun to pay it.
 */
export const paymentStatus = endpoint({
  method: 'POST',
  path: paymentPaths.status,
  access: 'public',
  summary: "Ask what has become of a payment, by the browser's own key for it",
  body: form({ request_key: requestKey }),
  response: z.object({
    success: z.literal(true),
    state: z.enum(['paid', 'pending', 'failed', 'none']),
    /** Whole rupees given, without the fee; only with `paid`. */
    amount: z.optional(z.number()),
  }),
})
export type PaymentState = z.infer<typeof paymentStatus.response>['state']

/**
 * For the guest's page: a browser that sends the token with its calls (`x-guest-token`) is counted by itself, apart from the
 * others behind the same address. It names nobody, and opens nothing.
 */
export const guestToken = endpoint({
  method: 'GET',
  path: paymentPaths.guestToken,
  access: 'public',
  summary:
    "Get a token by which this browser's calls are counted apart from others of its network, for a day",
  response: z.object({ success: z.literal(true), token: z.string() }),
})
