// Writes down an administrator's answer to a dispute, once, while it can still be answered.
import { formatPaise } from '@lifafa/contract/money'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import type { Kysely, Transaction } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'
import { answerOfAnother } from './answer-of-another.ts'

export type DisputeAnswer = {
  disputeId: string
  /** Of the dialog that was opened: a repetition has the same. */
  requestKey: string
  adminId: string
} & ({ kind: 'accept' } | { kind: 'contest'; explanation: string; attachment: Uint8Array | null })

/**
 * While an answer is being sent, nobody else sends it for so long: longer than a letter and two uploads usually take. Should two
 * send it all the same, the provider takes one, and the other finds it taken.
 */
export const LEASE_MS = 2 * 60_000

export type Known = Pick<Row<'dispute_answers'>, 'answered_at' | 'refusal'>

export async function findRequested(
  db: Kysely<Database>,
  { requestKey, disputeId, adminId, kind }: DisputeAnswer,
): Promise<Known | undefined> {
  const known = await db
    .selectFrom('dispute_answers')
    .select(['dispute_id', 'written_by', 'kind', 'answered_at', 'refusal'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  if (known && (known.dispute_id !== disputeId || known.written_by !== adminId || known.kind !== kind))
    throw new Failure('requestKeyReused')
  return known
}

export async function writeAnswer(
  trx: Transaction<Database>,
  answer: DisputeAnswer,
  now: Date,
): Promise<{ row: Known & { id: string }; isNew: boolean }> {
  const { disputeId, requestKey, adminId, kind } = answer
  // Of two administrators at once the second sees what the first has written.
  const dispute = await lockDispute(trx, disputeId)
  const known = await findRequested(trx, answer)
  if (known) return { row: { id: '', ...known }, isNew: false }
  await refuseUnlessOpen(trx, dispute, now)
  const row = await trx
    .insertInto('dispute_answers')
    .values({
      dispute_id: disputeId,
      request_key: requestKey,
      kind,
      ...(answer.kind === 'contest' && {
        explanation: answer.explanation,
        attachment: answer.attachment,
      }),
      written_by: adminId,
      written_at: now,
      check_at: new Date(now.getTime() + LEASE_MS),
    })
    .returning(['id', 'answered_at', 'refusal'])
    .executeTakeFirstOrThrow()
  await logAdminAction(trx, {
    action: kind === 'contest' ? 'payment-dispute-contested' : 'payment-dispute-accepted',
    paymentId: dispute.payment_id,
    adminId,
    detail: `${disputeId}, ${formatPaise(dispute.amount_paise)}`,
    now,
  })
  return { row, isNew: true }
}

/** In its box: where tables are spread over servers, rows of one box alone can be locked. */
async function lockDispute(trx: Transaction<Database>, disputeId: string): Promise<Row<'disputes'>> {
  const dispute = trx.selectFrom('disputes').where('id', '=', disputeId)
  const { event_box_id } = await dispute.select('event_box_id').executeTakeFirstOrThrow()
  return dispute.selectAll().where('event_box_id', '=', event_box_id).forUpdate().executeTakeFirstOrThrow()
}

async function refuseUnlessOpen(
  trx: Transaction<Database>,
  { id, status, respond_by }: Row<'disputes'>,
  now: Date,
): Promise<void> {
  const other = await answerOfAnother(trx, id)
  if (other) throw new Failure('disputeAnswered', { message: sentences.answeredBy(other.name, other.when) })
  if (status !== 'open') throw new Failure('disputeDecided')
  if (respond_by && respond_by <= now) throw new Failure('disputeTooLate')
}
