// Verifies Razorpay's signatures: HMAC-SHA256 in lower-case hex, compared in constant time (docs/razorpay.md §3 and §4).
import { createHmac, timingSafeEqual } from 'node:crypto'

function isSignedWith(secret: string, message: string | Buffer, signature: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(message).digest('hex'))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * True if checkout's signature, with one of the secrets, proves that this payment belongs to this order; `orderId` comes
 * from our row, not from the browser.
 */
export const isCheckoutGenuine = (
  keySecrets: readonly string[],
  orderId: string,
  paymentId: string,
  signature: string,
): boolean => keySecrets.some((secret) => isSignedWith(secret, `${orderId}|${paymentId}`, signature))

/** True if a webhook's raw bytes are signed with one of the secrets; several while a secret is being changed. */
export const isWebhookGenuine = (secrets: readonly string[], rawBody: Buffer, signature: string): boolean =>
  secrets.some((secret) => isSignedWith(secret, rawBody, signature))
