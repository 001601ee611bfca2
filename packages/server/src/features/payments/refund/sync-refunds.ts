// Asks the provider what has been given back of a payment, by us or by hand at its own screens, and writes it down.
import type { Services } from '../../../services.ts'
import { recordRefund } from './record-refund.ts'

type Deps = Pick<Services, 'db' | 'provider'> & { now: Date }

/** Answers how many refunds the provider knows of. Throws ProviderError. */
export async function syncRefunds({ db, provider, now }: Deps, paymentId: string): Promise<number> {
  const refunds = await provider.listRefundsOf(paymentId)
  for (const refund of refunds) await recordRefund({ db, now }, refund)
  return refunds.length
}
