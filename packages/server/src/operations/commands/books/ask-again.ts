// Fetches objects that seem to differ once more: the provider's lists lag behind, and time has passed since they were
// read.
import { type PaymentProvider, ProviderError } from '../../../provider/provider.ts'
import type { Difference } from './difference.ts'
import type { Ours } from './read-ours.ts'
import type { Theirs } from './read-theirs.ts'

/** More differences than this have a common cause, and asking one by one would take long. */
const MOST = 100

/**
 * Stores the answers in `theirs`. The provider does not have what it refuses to report. Throws ProviderError where it is
 * silent.
 */
export async function askAgain(
  provider: PaymentProvider,
  differences: readonly Difference[],
  ours: Ours,
  theirs: Theirs,
): Promise<void> {
  const doubtful = differences.filter(({ isUnderWay }) => !isUnderWay).slice(0, MOST)
  for (const { of, id } of doubtful) {
    if (of === 'payment') {
      const payment = await unlessRefused(provider.fetchPayment(id))
      if (payment) theirs.payments.set(id, payment)
    } else if (provider.sentPayouts) {
      const payout = await unlessRefused(provider.sentPayouts.fetch(id))
      const ourPayout = [...ours.payouts.values()].find(({ providerPayoutId }) => providerPayoutId === id)
      if (payout && ourPayout) theirs.payouts?.set(ourPayout.id, payout)
    }
  }
}

const unlessRefused = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error) => {
    if (error instanceof ProviderError && error.outcome === 'refused') return undefined
    throw error
  })
