// Razorpay's envelope of an event, read with patience: unknown events and new fields are nothing to stumble over.
import * as z from 'zod'
import { type ProviderPayment, providerPayment } from './provider.ts'

const envelope = z.object({
  event: z.string().regex(/^[\w.]{1,100}$/),
  payload: z.object({ payment: z.object({ entity: providerPayment }).optional().catch(undefined) }).catch({}),
})
type Envelope = z.infer<typeof envelope>

/** Undefined where the text is not an event. */
export function readEnvelope(text: string): Envelope | undefined {
  try {
    return envelope.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Events whose payment is news of that payment; the others are kept, and not worked on. */
const ABOUT_PAYMENTS = new Set(['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid'])

/** True for an event that brings news of a payment, even where that payment cannot be read. */
export const isAboutPayment = (text: string): boolean => ABOUT_PAYMENTS.has(readEnvelope(text)?.event ?? '')

/** The payment that an event brings news of, if it does. */
export function paymentOf(text: string): ProviderPayment | undefined {
  const read = readEnvelope(text)
  return read && ABOUT_PAYMENTS.has(read.event) ? read.payload.payment?.entity : undefined
}
