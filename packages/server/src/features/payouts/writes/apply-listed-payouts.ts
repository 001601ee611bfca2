// Compares the provider's list of payouts with ours: after a backup was restored, what was sent since is only there.
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../../db/tables.ts'
import { goThroughList } from '../../../payments/go-through-list.ts'
import { keyModeOf } from '../../../payments/key-mode.ts'
import type { ProviderPayout, SentPayouts } from '../../../payments/provider.ts'
import type { Services } from '../../../services.ts'
import { REACHED_FROM, STATE_OF } from '../rules/states.ts'
import { applyPayout } from './apply-payout.ts'

/** Lists lag behind, and clocks differ: so much is looked at again each time. */
const OVERLAP_MS = 60 * 60 * 1000
/** While nothing is to be sent. */
const REST_MS = 15 * 60 * 1000

type Given = Pick<Services, 'db' | 'jobs' | 'providerSettings'> & {
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
export async function applyListedPayouts(given: Given): Promise<void> {
  const { db, sentPayouts, providerSettings, now } = given
  const restMs = (await isAnythingDue(db, now)) ? 0 : REST_MS
  const list = { name: 'payouts', page: sentPayouts.list, overlapMs: OVERLAP_MS, restMs } as const
  await goThroughList({ ...given, keyMode: keyModeOf(providerSettings.keyId) }, list, async (listed) => {
    for (const payout of await newsAmong(db, listed)) await applyPayout(given, payout)
  })
}

async function isAnythingDue(db: Kysely<Database>, now: Date): Promise<boolean> {
  const due = db.selectFrom('payouts').select('id').where('state', '=', 'due').where('check_at', '<=', now)
  return (await due.limit(1).executeTakeFirst()) !== undefined
}

/** A payout of ours has our id as its reference; others may go through the same account. */
const ourId = z.uuid()

async function newsAmong(db: Kysely<Database>, listed: ProviderPayout[]): Promise<ProviderPayout[]> {
  const ours = listed.filter(({ reference_id }) => ourId.safeParse(reference_id).success)
  if (ours.length === 0) return []
  const references = ours.map(({ reference_id }) => reference_id ?? '')
  const rows = await db.selectFrom('payouts').select(['id', 'state']).where('id', 'in', references).execute()
  const standing = new Map(rows.map(({ id, state }) => [id, state]))
  return ours.filter(({ reference_id, status }) => {
    const before = standing.get(reference_id ?? '')
    return before === undefined || REACHED_FROM[STATE_OF[status]].includes(before)
  })
}
