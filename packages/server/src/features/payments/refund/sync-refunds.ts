// Fetches all refunds of a payment from the provider, ours and those made at its dashboard, and records them.
import type { Listed } from '../../../provider/client/read-rows.ts'
import type { ProviderRefund } from '../../../provider/objects/refunds.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { recordRefund } from './record-refund.ts'

type Deps = Pick<Services, 'db' | 'provider'> & { now: Date }

/** Answers the list; one that cannot be read is left out, and reported. Throws ProviderError. */
export async function syncRefunds(deps: Deps, paymentId: string): Promise<Listed<ProviderRefund>> {
  const refunds = await deps.provider.listRefundsOf(paymentId)
  for (const refund of refunds) await recordRefund(deps, refund)
  return refunds
}

/** Before another is sent: throws ProviderError also where one cannot be read, since it may be the same, whose answer was lost. */
export async function syncAllRefunds(deps: Deps, paymentId: string): Promise<void> {
  const { unread } = await syncRefunds(deps, paymentId)
  if (unread) throw new ProviderError('invalid-response', `a refund of ${paymentId} cannot be read`)
}
