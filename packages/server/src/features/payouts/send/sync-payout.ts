// Asks the provider about a payout that was sent to it, and sends nothing.
import type { FastifyBaseLogger } from 'fastify'
import type { Row } from '../../../db/tables.ts'
import type { SentPayouts } from '../../../provider/objects/payouts.ts'
import { type PaymentProvider, undefinedIfUnknown } from '../../../provider/provider.ts'
import { type Applied, applyPayout } from '../apply/apply-payout.ts'
import type { Deps } from '../create/create-payouts.ts'
import { failPayout } from './fail-payout.ts'

/** No call takes this long, and no list of the provider lags behind by as much. */
const NEVER_TAKEN_AFTER_MS = 24 * 60 * 60 * 1000

export type SyncDeps = Deps & { sentPayouts: SentPayouts; log: Pick<FastifyBaseLogger, 'error'> }

/**
 * A payout that the provider does not have a day after the last request has failed, and is replaced. Throws
 * ProviderError.
 */
export async function syncPayout(deps: SyncDeps, payout: Row<'payouts'>): Promise<void> {
  const { sentPayouts, now } = deps
  if (payout.provider_payout_id !== null)
    return void (await applyPayout(deps, await sentPayouts.fetch(payout.provider_payout_id)))
  if (payout.state !== 'sent')
    throw new Error(`payout ${payout.id} is ${payout.state}, but has no id of the provider`)
  const found = await sentPayouts.find(payout.id)
  if (found) await applyPayout(deps, found)
  else if (now.getTime() - payout.updated_at.getTime() > NEVER_TAKEN_AFTER_MS)
    await failPayout(deps, payout.id, { fault: 'never-taken', reason: null })
}

/** For webhooks: the provider is asked; without an account number it cannot be. Answers the outcome in a word. Throws ProviderError. */
export async function applyPayoutEvent(
  deps: Omit<SyncDeps, 'sentPayouts'> & { provider: Pick<PaymentProvider, 'sentPayouts'> },
  providerPayoutId: string,
): Promise<Applied | 'forged'> {
  const asked = deps.provider.sentPayouts?.fetch(providerPayoutId)
  if (!asked) return 'unknown-payout'
  const payout = await undefinedIfUnknown(asked)
  return payout ? applyPayout(deps, payout) : 'forged'
}
