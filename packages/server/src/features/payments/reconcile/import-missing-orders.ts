// Compares the provider's list of orders with ours: after a backup was restored, what was paid since is only there.

import { keyModeOf } from '../../../provider/key-mode.ts'
import { syncProviderList } from '../../../provider/sync-provider-list.ts'
import type { Services } from '../../../services.ts'
import { importOrder } from './import-order.ts'

/** Lists lag behind (docs/razorpay.md §2.1), and clocks differ: so much is looked at again each time. */
const OVERLAP_MS = 60 * 60 * 1000

type Deps = Pick<Services, 'db' | 'provider' | 'providerSettings'> & { now: Date; signal: AbortSignal }

/**
 * Orders of this installation that are not in our books are written into them, due to be asked about at once; answers how
 * many. Goes on where it last came to an end: a mark in the database, which a restored backup brings back with it.
 * Throws ProviderError; then the mark stays where it was.
 */
export async function importMissingOrders(deps: Deps): Promise<number> {
  const keyMode = keyModeOf(deps.providerSettings.keyId)
  const page = deps.provider.listOrders
  const list = { name: 'orders', page, overlapMs: OVERLAP_MS, restMs: 0 } as const
  let adopted = 0
  await syncProviderList({ ...deps, keyMode }, list, async (listed) => {
    adopted += await importOrder(deps, listed)
  })
  return adopted
}
