// Computes the two signatures of Razorpay, both HMAC-SHA256 in lowercase hex.
import { createHmac } from 'node:crypto'

/** Signs what Checkout hands to the page after a payment: `order_id|payment_id` with the API key's secret. */
export function checkoutSignature(orderId: string, paymentId: string, keySecret: string): string {
  return hmac(`${orderId}|${paymentId}`, keySecret)
}

/** Signs a webhook: the body exactly as it is sent, with the webhook's own secret. */
export function webhookSignature(rawBody: string, webhookSecret: string): string {
  return hmac(rawBody, webhookSecret)
}

function hmac(message: string, secret: string): string {
  return createHmac('sha256', secret).update(message, 'utf8').digest('hex')
}
