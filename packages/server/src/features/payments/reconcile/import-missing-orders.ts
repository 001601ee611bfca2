// Imports orders that are in the provider's list but not in ours, as after the restore of a backup.

import type { FastifyBaseLogger } from 'fastify'
import { keyModeOf } from '../../../provider/key-mode.ts'
import { syncProviderList } from '../../../provider/sync-provider-list.ts'
import type { Services } from '../../../services.ts'
import { importOrder } from './import-order.ts'

/** Lists lag behind (docs/razorpay.md §2.1), and clocks differ: this much of the list is read again each time. */
const OVERLAP_MS = 60 * 60 * 1000

type Deps = Pick<Services, 'db' | 'provider' | 'providerSettings'> & {
  now: Date
  signal: AbortSignal
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Inserts missing orders of this installation, due for an immediate check; answers how many. Continues at a mark in the
 * database, which a restored backup resets with everything else. Throws ProviderError; then the mark does not move.
 */
export async function importMissingOrders(deps: Deps): Promise<number> {
  const keyMode = keyModeOf(deps.providerSettings.keyId)
  const page = deps.provider.listOrders
  const list = { name: 'orders', page, overlapMs: OVERLAP_MS, restMs: 0 } as const
  let imported = 0
  await syncProviderList({ ...deps, keyMode }, list, async (listed) => {
    imported += await importOrder(deps, listed)
  })
  return imported
}
