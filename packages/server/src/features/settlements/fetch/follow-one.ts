// Follows one settlement: asks the provider for its state, records its lines, and matches it with our books.
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { KeyMode, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { ProviderSettlement, ProviderSettlementLine } from '../../../provider/objects/settlements.ts'
import { undefinedIfUnknown } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { matchSettlement } from '../match/match-settlement.ts'
import { checkSettlementAgain } from '../rules.ts'
import type { Report } from './read-report.ts'
import { recordLines } from './record-lines.ts'
import { recordSettlement } from './record-settlement.ts'

export type FollowDeps = Pick<Services, 'db' | 'provider'> & {
  keyMode: KeyMode
  now: Date
  signal: AbortSignal
  /** Is told which kinds of flags were raised on a settlement. */
  onDifference: (settlementId: string, kinds: string[]) => void
}

export async function followOne(
  deps: FollowDeps,
  { id, booked_at }: Row<'settlements'>,
  report: Report,
): Promise<void> {
  const { db, provider } = deps
  // A sandbox that was made anew does not know its earlier settlements.
  const reported = booked_at === null ? await undefinedIfUnknown(provider.fetchSettlement(id)) : undefined
  const kinds = await inTransaction(db, (trx) =>
    apply(trx, deps, { id, reported, lines: report.get(id) ?? [] }),
  )
  if (kinds.length > 0) deps.onDifference(id, kinds)
}

type Reported = {
  id: string
  reported: ProviderSettlement | undefined
  lines: readonly ProviderSettlementLine[]
}

async function apply(
  trx: Parameters<typeof matchSettlement>[0],
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
