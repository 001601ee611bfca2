// Whether a claim that an order was paid is looked at: there are not too many of them.
import type { RateLimits, Spender } from '../../../http/limits/rate-limiter.ts'
import { isCheckoutGenuine } from '../../../provider/signature.ts'
import type { ProviderSettings } from '../../../settings.ts'
import type { Claim } from './verify-payment.ts'

/**
 * A claim that is proven is counted by its payment, so that a hall of guests never waits for each other; others by network.
 * Throws Failure `tooManyRequests`.
 */
export function limitVerifications(
  limits: RateLimits,
  spender: Spender,
  { keySecret, oldKeySecrets }: Pick<ProviderSettings, 'keySecret' | 'oldKeySecrets'>,
  { orderId, paymentId, signature }: Pick<Claim, 'orderId' | 'paymentId' | 'signature'>,
): Promise<void> {
  const isProven = isCheckoutGenuine([keySecret, ...oldKeySecrets], orderId, paymentId, signature)
  return limits.spend(isProven ? 'provenClaim' : 'unprovenClaim', { ...spender, paymentId })
}
