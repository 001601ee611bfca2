// Sends an answer to the provider: uploads its documents and submits it, or accepts the dispute.
import { attachmentTypeOf } from '@lifafa/contract/fields/evidence'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { type EvidenceFile, type ProviderDispute, ProviderError } from '../../../provider/provider.ts'
import { resolveFlags } from '../../../review-flags/writes.ts'
import type { Services } from '../../../services.ts'
import { recordDispute } from '../dispute/record-dispute.ts'
import { evidenceLetter } from './evidence-letter.ts'
import { readDisputedGift } from './read-disputed-gift.ts'

export type SendDeps = Pick<Services, 'db' | 'provider' | 'web'> & { now: Date }
type Answer = Row<'dispute_answers'>

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
    await recordDispute(deps, await submit(deps, answer))
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

async function submit(deps: SendDeps, answer: Answer): Promise<ProviderDispute> {
  const { id, kind, dispute_id, explanation, attachment } = answer
  if (kind === 'accept') return deps.provider.acceptDispute(dispute_id)
  const gift = await readDisputedGift(deps.db, dispute_id)
  const letterId = await uploadOnce(deps, answer, 'letter_document_id', async () => ({
    name: `explanation-${dispute_id}.pdf`,
    type: 'application/pdf',
    bytes: await deps.web.drawEvidenceLetter(evidenceLetter(gift, explanation ?? '', deps.now)),
  }))
  const type = attachment && attachmentTypeOf(attachment)
  const attachmentId =
    attachment && type
      ? await uploadOnce(deps, answer, 'attachment_document_id', async () => ({
          name: `evidence-${id}.${type.split('/')[1]}`,
          type,
          bytes: attachment,
        }))
      : null
  return deps.provider.contestDispute(dispute_id, {
    amountPaise: gift.dispute.amountPaise,
    summary: summaryOf(explanation ?? ''),
    letterId,
    attachmentId,
  })
}

const MAX_SUMMARY = 1000

/** The letter has the whole text; here it is one line, of as many characters as the provider takes, however it counts them. */
const summaryOf = (explanation: string): string =>
  explanation
    .replace(/\s+/g, ' ')
    .slice(0, MAX_SUMMARY)
    .replace(/[\ud800-\udbff]$/, '')

/** Answers the document's id. One that another process has uploaded meanwhile counts: both submit the same. */
async function uploadOnce(
  { db, provider }: SendDeps,
  answer: Answer,
  column: 'letter_document_id' | 'attachment_document_id',
  make: () => Promise<EvidenceFile>,
): Promise<string> {
  const { id, [column]: before } = answer
  if (before !== null) return before
  const uploaded = await provider.uploadEvidence(await make())
  await db
    .updateTable('dispute_answers')
    .set({ [column]: uploaded })
    .where('id', '=', id)
    .where(column, 'is', null)
    .where('check_at', 'is not', null)
    .execute()
  const { stored } = await db
    .selectFrom('dispute_answers')
    .select(`${column} as stored`)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return stored ?? uploaded
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
  return status !== 'open' && letter_document_id !== null && letters.includes(letter_document_id)
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
