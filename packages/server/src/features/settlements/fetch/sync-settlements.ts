// Brings the provider's settlements into our books: lists new ones, follows those that are due, and finds what is late.

import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { raise } from '../../../alarms.ts'
import type { Database, KeyMode } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import { undefinedIfUnknown } from '../../../provider/provider.ts'
import { syncProviderList } from '../../../provider/sync-provider-list.ts'
import type { Services } from '../../../services.ts'
import { flagLate } from '../match/flag-late.ts'
import { listUnmatched, matchSettlement } from '../match/match-settlement.ts'
import { followDue, followNamed } from './follow-settlements.ts'
import { recordSettlement } from './record-settlement.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const OVERLAP_MS = 5 * DAY_MS

type Deps = Pick<Services, 'db' | 'provider' | 'providerSettings' | 'settings'> & {
  now: Date
  log: Pick<FastifyBaseLogger, 'error'>
  signal: AbortSignal
}

/** The list is read once a day; the rest each time. Throws ProviderError; what was recorded before that stays. */
export async function syncSettlements(deps: Deps): Promise<void> {
  const { db, provider, providerSettings, now, signal } = deps
  const keyMode = keyModeOf(providerSettings.keyId)
  const list = {
    name: 'settlements',
    page: provider.listSettlements,
    overlapMs: OVERLAP_MS,
    firstLookMs: await sinceFirstPayment(db, keyMode, now),
    restMs: DAY_MS,
  } as const
  await syncProviderList({ db, keyMode, now, signal }, list, async (listed) => {
    for (const settlement of listed) await recordSettlement(db, settlement, { keyMode, now })
  })
  await noteFirstReading(db, keyMode, now)
  const unusable = await followDue(following(deps, keyMode))
  for (const id of await listUnmatched(db)) {
    const kinds = await inTransaction(db, (trx) => matchSettlement(trx, id, now))
    following(deps, keyMode).onDifference(id, kinds)
  }
  await flagLate(deps, keyMode)
  if (unusable) throw unusable
}

/** For the webhook settlement.processed: answers the outcome in a word. */
export async function applySettlement(deps: Deps, settlementId: string): Promise<string> {
  const follow = followNamed(following(deps, keyModeOf(deps.providerSettings.keyId)), settlementId)
  return (await undefinedIfUnknown(follow.then(() => 'settled'))) ?? 'unknown-settlement'
}

const following = (deps: Deps, keyMode: KeyMode) => ({
  ...deps,
  keyMode,
  onDifference(settlement: string, kinds: string[]) {
    const others = kinds.filter((kind) => kind !== 'settlement-failed')
    if (others.length < kinds.length) raise(deps.log, 'settlement-failed', { settlement })
    if (others.length > 0) raise(deps.log, 'settlement-differs', { settlement, flags: [...new Set(others)] })
  },
})

/** So that earlier payments are settled in our books, too. */
async function sinceFirstPayment(db: Kysely<Database>, keyMode: KeyMode, now: Date): Promise<number> {
  const { first } = await db
    .selectFrom('payments')
    .innerJoin('payment_orders', (join) =>
      join
        .onRef('payment_orders.id', '=', 'payments.payment_order_id')
        .onRef('payment_orders.event_box_id', '=', 'payments.event_box_id'),
    )
    .where('key_mode', '=', keyMode)
    .where(
      sql<boolean>`not exists (select 1 from provider_listings where key_mode = ${keyMode} and settlements_since is not null)`,
    )
    .select(({ fn }) => fn.min('provider_created_at').as('first'))
    .executeTakeFirstOrThrow()
  return first === null ? DAY_MS : Math.max(DAY_MS, now.getTime() - first.getTime())
}

const noteFirstReading = (db: Kysely<Database>, keyMode: KeyMode, now: Date) =>
  db
    .updateTable('provider_listings')
    .set({ settlements_since: now })
    .where('key_mode', '=', keyMode)
    .where('settlements_since', 'is', null)
    .execute()
