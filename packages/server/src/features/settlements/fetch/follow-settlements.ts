// Follows the settlements that are due, and one that a webhook names.
import { sql } from 'kysely'
import { claimDue } from '../../../db/claim-due.ts'
import { undefinedIfUnknown } from '../../../provider/provider.ts'
import { reportDays } from '../rules.ts'
import { type FollowDeps, followOne } from './follow-one.ts'
import { type Report, readReport } from './read-report.ts'
import { recordSettlement } from './record-settlement.ts'

/** Where the provider fails, they are due again after this. */
const LEASE_MS = 10 * 60_000
const AT_ONCE = 20

/** Ends when none is due. Throws ProviderError; what was followed before that stays. */
export async function followDue(deps: FollowDeps): Promise<void> {
  const { db, keyMode, now, signal } = deps
  const only = sql<boolean>`key_mode = ${keyMode}`
  while (!signal.aborted) {
    const due = await claimDue(db, 'settlements', { now, leaseMs: LEASE_MS, limit: AT_ONCE, only })
    if (due.length === 0) return
    const reports = new Map<string, Report>()
    for (const settlement of due) {
      const days = reportDays(settlement.provider_created_at, now)
      const report = reports.get(days.join()) ?? (await readReport(deps.provider, days))
      reports.set(days.join(), report)
      await followOne(deps, settlement, report)
    }
    for (const report of reports.values()) await recordUnknown(deps, [...report.keys()])
  }
}

/** For one that a webhook names. Throws ProviderError where the provider does not know it: with keys of the other kind, too. */
export async function followNamed(deps: FollowDeps, settlementId: string): Promise<void> {
  const { db, provider, keyMode, now } = deps
  await recordSettlement(db, await provider.fetchSettlement(settlementId), { keyMode, now })
  const settlement = await db
    .selectFrom('settlements')
    .selectAll()
    .where('id', '=', settlementId)
    .executeTakeFirstOrThrow()
  await followOne(
    deps,
    settlement,
    await readReport(provider, reportDays(settlement.provider_created_at, now)),
  )
}

/** A settlement that only the report has is fetched, and due at once. */
async function recordUnknown(
  { db, provider, keyMode, now }: FollowDeps,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const known = await db.selectFrom('settlements').select('id').where('id', 'in', ids).execute()
  const isKnown = new Set(known.map(({ id }) => id))
  for (const id of ids) {
    const found = isKnown.has(id) ? undefined : await undefinedIfUnknown(provider.fetchSettlement(id))
    if (found) await recordSettlement(db, found, { keyMode, now })
  }
}
