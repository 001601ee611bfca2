// Fetches all refunds of a payment from the provider, ours and those made at its dashboard, and records them.
import type { Services } from '../../../services.ts'
import { recordRefund } from './record-refund.ts'

type Deps = Pick<Services, 'db' | 'provider'> & { now: Date }

/** Answers how many refunds the provider has. Throws ProviderError. */
export async function syncRefunds({ db, provider, now }: Deps, paymentId: string): Promise<number> {
  const refunds = await provider.listRefundsOf(paymentId)
  for (const refund of refunds) await recordRefund({ db, now }, refund)
  return refunds.length
}
