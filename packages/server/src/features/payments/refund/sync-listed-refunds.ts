// Compares the provider's list of refunds with ours, to find those made by hand whose webhooks were lost.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import type { ProviderRefund } from '../../../provider/objects/refunds.ts'
import { syncProviderList } from '../../../provider/sync-provider-list.ts'
import type { Services } from '../../../services.ts'
import { recordRefund } from './record-refund.ts'

/** Refunds that are recorded are followed by process-due-refunds.ts. */
const OVERLAP_MS = 60 * 60 * 1000

type Deps = Pick<Services, 'db' | 'provider' | 'providerSettings'> & { now: Date; signal: AbortSignal }

/** Throws ProviderError; what was recorded before that stays. */
export function syncListedRefunds(deps: Deps): Promise<void> {
  const { db, provider, providerSettings } = deps
  const list = { name: 'refunds', page: provider.listRefunds, overlapMs: OVERLAP_MS, restMs: 0 } as const
  return syncProviderList({ ...deps, keyMode: keyModeOf(providerSettings.keyId) }, list, async (listed) => {
    for (const refund of await listUnknown(db, listed)) await recordRefund(deps, refund)
  })
}

async function listUnknown(db: Kysely<Database>, listed: ProviderRefund[]): Promise<ProviderRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('provider_refund_id')
    .where('provider_refund_id', '=', sql<string>`any(${listed.map(({ id }) => id)})`)
    .execute()
  const known = new Set(rows.map(({ provider_refund_id }) => provider_refund_id))
  return listed.filter(({ id }) => !known.has(id))
}
