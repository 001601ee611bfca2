// Compares the provider's list of payouts with ours: after a backup was restored, what was sent since is only there.
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../../db/tables.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import type { ProviderPayout, SentPayouts } from '../../../provider/provider.ts'
import { syncProviderList } from '../../../provider/sync-provider-list.ts'
import type { Services } from '../../../services.ts'
import { applyPayout } from '../apply/apply-payout.ts'
import { isNews, isPaidByHand, STATUS_TO_STATE } from '../rules/states.ts'

/** Lists lag behind, and clocks differ: so much is looked at again each time. */
const OVERLAP_MS = 60 * 60 * 1000
/** Where the list was never gone through, or by a clock that was ahead: no backup is older. */
const FIRST_LOOK_MS = 30 * 24 * 60 * 60 * 1000

type Deps = Pick<Services, 'db' | 'jobs' | 'providerSettings'> & {
  sentPayouts: SentPayouts
  now: Date
  log: Pick<FastifyBaseLogger, 'error'>
  signal: AbortSignal
}

/**
 * Each payout that has come further than we know, or that we do not know, goes through the one door. Before anything is sent
 * the list is gone through to its end: a payout of a box that our books have forgotten may have paid all that is owed.
 * Throws ProviderError; then nothing may be sent.
 */
export async function syncListedPayouts(deps: Deps): Promise<void> {
  const { db, sentPayouts, providerSettings } = deps
  const list = {
    name: 'payouts',
    page: sentPayouts.list,
    overlapMs: OVERLAP_MS,
    firstLookMs: FIRST_LOOK_MS,
    restMs: 0,
  } as const
  await syncProviderList({ ...deps, keyMode: keyModeOf(providerSettings.keyId) }, list, async (listed) => {
    for (const payout of await newsAmong(db, listed)) await applyPayout(deps, payout)
  })
}

/** A payout of ours has our id as its reference; others may go through the same account. */
const ourId = z.uuid()

async function newsAmong(db: Kysely<Database>, listed: ProviderPayout[]): Promise<ProviderPayout[]> {
  const ours = listed.filter(({ reference_id }) => ourId.safeParse(reference_id).success)
  if (ours.length === 0) return []
  const references = ours.map(({ reference_id }) => reference_id ?? '')
  const known = await db
    .selectFrom('payouts')
    .select(['id', 'state', 'provider_payout_id', 'sent_at'])
    .where('id', 'in', references)
    .execute()
  const standing = new Map(known.map((payout) => [payout.id, payout]))
  return ours.filter(({ reference_id, status }) => {
    const before = standing.get(reference_id ?? '')
    return !before || isPaidByHand(before) || isNews(STATUS_TO_STATE[status], before)
  })
}
