// Limits how often clients may claim that an order was paid.
import type { RateLimits } from '../../../http/limits/rate-limiter.ts'
import type { Spender } from '../../../http/limits/spender.ts'
import { isCheckoutGenuine } from '../../../provider/signature.ts'
import type { ProviderSettings } from '../../../settings.ts'
import type { Claim } from './verify-payment.ts'

/**
 * A claim with a valid signature is counted by its payment, so that guests on one network do not wait for each other;
 * others are counted by network. Throws Failure `tooManyRequests`.
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
