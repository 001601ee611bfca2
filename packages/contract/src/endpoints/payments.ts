// A guest's payment: the order before it, the proof after it (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { address, name, phone } from '../fields.ts'
import { MAX_LENGTH } from '../limits.ts'
import { amountSentences } from '../sentences/amount.ts'
import { guestPageSentences } from '../sentences/guest-page.ts'
import { giftId } from './event-boxes.ts'

/** Who gives; all of it required on the guest's form. */
export const guestDetails = {
  name: name(guestPageSentences.nameRequired, MAX_LENGTH.guestName),
  phone,
  address: address(guestPageSentences.addressRequired),
}

/** Amount in paise, the fee included; a caller that sends only the amount gives the rest with `verify`. */
export const createOrder = endpoint({
  method: 'POST',
  path: '/payment/create-order',
  access: 'public',
  summary: 'Open an order for a contribution; `amount` in paise, 104 for each rupee given',
  body: z.object({
    amount: z.int({ error: amountSentences.notAContribution }),
    giftid: z.optional(giftId),
    name: z.optional(guestDetails.name),
    phone: z.optional(guestDetails.phone),
    address: z.optional(guestDetails.address),
    /** The same key asks for the same order: a second tap or a repeated call opens no second one. */
    request_key: z.optional(z.uuid()),
  }),
  response: z.object({
    success: z.literal(true),
    id: z.string(),
    amount: z.number(),
    currency: z.literal('INR'),
    key_id: z.string(),
  }),
})

const providerId = z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/))

/** `status` tells success; `pending` (202) means that the provider has not told us yet and that it is worth asking again. */
export const verifyPayment = endpoint({
  method: 'POST',
  path: '/payment/verify',
  access: 'public',
  summary: "Prove a payment with the provider's signature",
  body: z.object({
    razorpay_payment_id: providerId,
    razorpay_order_id: providerId,
    razorpay_signature: z.string().check(z.maxLength(200)),
    giftid: z.optional(giftId),
    name: z.optional(guestDetails.name),
    phone: z.optional(guestDetails.phone),
    address: z.optional(guestDetails.address),
    amount: z.optional(z.unknown()),
  }),
  response: z.object({
    success: z.boolean(),
    status: z.enum(['success', 'pending']),
    message: z.optional(z.string()),
  }),
})
