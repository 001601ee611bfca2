// Follows the settlements that are due, and one that a webhook names: asks the provider, records the lines, and matches them with our books.
import { sql, type Transaction } from 'kysely'
import { claimDue, scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Day, KeyMode, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { rowsOf } from '../../../provider/client/read-rows.ts'
import type { ProviderSettlement, ProviderSettlementLine } from '../../../provider/objects/settlements.ts'
import { LINES_PER_PAGE } from '../../../provider/pages.ts'
import {
  isUnusable,
  type PaymentProvider,
  type ProviderError,
  undefinedIfUnknown,
} from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { matchSettlement } from '../match/match-settlement.ts'
import { checkSettlementAgain, reportDays } from '../rules.ts'
import { recordLines, recordSettlement } from './record-settlement.ts'

/** If the provider fails, they are due again after this. */
const LEASE_MS = 10 * 60_000
const AT_ONCE = 20

type FollowDeps = Pick<Services, 'db' | 'provider'> & {
  keyMode: KeyMode
  now: Date
  signal: AbortSignal
  /** Is told which kinds of flags were raised on a settlement. */
  onDifference: (settlementId: string, kinds: string[]) => void
}

/**
 * Ends when none is due. Throws ProviderError; what was followed before that stays. One about a settlement whose answer cannot be used is
 * returned once the others are followed.
 */
export async function followDue(deps: FollowDeps): Promise<ProviderError | undefined> {
  const { db, keyMode, now, signal } = deps
  const only = sql<boolean>`key_mode = ${keyMode}`
  let unusable: ProviderError | undefined
  const keepUnusable = (error: unknown) => {
    if (!isUnusable(error)) throw error
    unusable = error
  }
  while (!signal.aborted) {
    const due = await claimDue(db, 'settlements', { now, leaseMs: LEASE_MS, limit: AT_ONCE, only })
    if (due.length === 0) break
    const reports = new Map<string, Report>()
    for (const settlement of due) {
      const days = reportDays(settlement.provider_created_at, now)
      const report = reports.get(days.join()) ?? (await readReport(deps.provider, days))
      reports.set(days.join(), report)
      await followOne(deps, settlement, report).catch(keepUnusable)
    }
    const reported = [...reports.values()].flatMap((report) => [...report.keys()])
    for (const id of await listUnknown(db, reported)) await recordUnknown(deps, id).catch(keepUnusable)
  }
  return unusable
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

async function listUnknown(db: FollowDeps['db'], ids: readonly string[]): Promise<string[]> {
  const known = await db
    .selectFrom('settlements')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  const isKnown = new Set(known.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !isKnown.has(id))
}

/** A settlement that only the report has is fetched, and due at once. */
async function recordUnknown({ db, provider, keyMode, now }: FollowDeps, id: string): Promise<void> {
  const found = await undefinedIfUnknown(provider.fetchSettlement(id))
  if (found) await recordSettlement(db, found, { keyMode, now })
}

type Report = Map<string, ProviderSettlementLine[]>

/** Lines that are not settled yet are left out. Throws ProviderError. */
async function readReport(
  provider: Pick<PaymentProvider, 'listSettlementLines'>,
  days: readonly Day[],
): Promise<Report> {
  const report: Report = new Map()
  for (const day of days)
    for (let skip = 0; ; skip += LINES_PER_PAGE) {
      const lines = await provider.listSettlementLines(day, skip)
      for (const line of lines)
        if (line.settlement_id)
          report.set(line.settlement_id, [...(report.get(line.settlement_id) ?? []), line])
      if (rowsOf(lines) < LINES_PER_PAGE) break
    }
  return report
}

async function followOne(deps: FollowDeps, { id }: Row<'settlements'>, report: Report): Promise<void> {
  const { db, provider } = deps
  // A sandbox that was made anew does not know its earlier settlements.
  const reported = await undefinedIfUnknown(provider.fetchSettlement(id))
  const kinds = await inTransaction(db, (trx) =>
    apply(trx, deps, { id, reported, lines: report.get(id) ?? [] }),
  )
  deps.onDifference(id, kinds)
}

type Reported = {
  id: string
  reported: ProviderSettlement | undefined
  lines: readonly ProviderSettlementLine[]
}

async function apply(
  trx: Transaction<Database>,
  { keyMode, now }: FollowDeps,
  { id, reported, lines }: Reported,
): Promise<string[]> {
  await scheduleCheck(trx, 'settlements', id, null)
  if (reported) await recordSettlement(trx, reported, { keyMode, now })
  await recordLines(trx, id, lines, now)
  const kinds = await matchSettlement(trx, id, now)
  const after = await trx
    .selectFrom('settlements')
    .select(['provider_created_at', 'booked_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await scheduleCheck(trx, 'settlements', id, checkSettlementAgain(after, now))
  return kinds
}
