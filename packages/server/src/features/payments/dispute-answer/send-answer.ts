// Sends an answer to the provider, and records how it ended.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { ProviderDispute } from '../../../provider/objects/disputes.ts'
import { ProviderError } from '../../../provider/provider.ts'
import { resolveFlags } from '../../../review-flags/writes.ts'
import { recordDispute } from '../dispute/record-dispute.ts'
import { type Answer, type SendDeps, submitAnswer } from './submit-answer.ts'

/**
 * Answers the provider's words where it refuses; undefined where it has taken the answer, now or before. The provider takes one
 * answer of a dispute: after a lost one it refuses the next, and what it has is compared with ours. Throws ProviderError.
 */
export async function sendAnswer(deps: SendDeps, answerId: string): Promise<string | undefined> {
  const answer = await deps.db
    .selectFrom('dispute_answers')
    .selectAll()
    .where('id', '=', answerId)
    .executeTakeFirstOrThrow()
  if (answer.check_at === null) return answer.refusal ?? undefined
  try {
    await recordDispute(deps, await submitAnswer(deps, answer))
    return await end(deps, answer, undefined)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.outcome !== 'refused') throw error
    const reported = await deps.provider.fetchDispute(answer.dispute_id)
    await recordDispute(deps, reported)
    return await end(
      deps,
      answer,
      (await isOurs(deps.db, answer, reported)) ? undefined : (error.refusal.description ?? ''),
    )
  }
}

/** True where what the provider has is this answer. A dispute that is lost is as good as accepted. */
async function isOurs(
  db: Kysely<Database>,
  { id, kind }: Answer,
  { status, evidence }: ProviderDispute,
): Promise<boolean> {
  if (kind === 'accept') return status === 'lost'
  const { letter_document_id } = await db
    .selectFrom('dispute_answers')
    .select('letter_document_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const letters = evidence?.explanation_letter ?? []
  return status !== 'open' && letters.some((letter) => letter === letter_document_id)
}

/** Answers how it ended; another process may have been first. The bank has what it asked for: nobody need look at it. */
const end = (
  { db, now }: SendDeps,
  { id, dispute_id }: Answer,
  refusal: string | undefined,
): Promise<string | undefined> =>
  inTransaction(db, async (trx) => {
    const { check_at, refusal: before } = await trx
      .selectFrom('dispute_answers')
      .select(['check_at', 'refusal'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (check_at === null) return before ?? undefined
    const ended = refusal === undefined ? { answered_at: now } : { refused_at: now, refusal }
    await trx
      .updateTable('dispute_answers')
      .set({ ...ended, check_at: null, attachment: null })
      .where('id', '=', id)
      .execute()
    if (refusal === undefined) await resolveFlags(trx, { kind: 'disputed', disputeId: dispute_id }, now)
    return refusal
  })
