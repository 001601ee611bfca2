// Reads administrators' answers to disputes, and tells what became of each.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'
import type { TimelineEntry } from './timeline-entry.ts'

/** Without the file, which may be large, and the explanation, which may name the guest. */
export type AnswerToDispute = Omit<
  Row<'dispute_answers'>,
  'attachment' | 'explanation' | 'request_key' | 'written_by'
> & { writer: string }

export async function listAnswersToDisputes(
  db: Kysely<Database>,
  disputeIds: readonly string[],
): Promise<AnswerToDispute[]> {
  const { rows } = await sql<AnswerToDispute>`
    select a.id, a.dispute_id, a.kind, a.letter_document_id, a.attachment_document_id, a.written_at, a.answered_at,
      a.refused_at, a.refusal, a.check_at, admins.name as writer
    from dispute_answers a join admins on admins.id = a.written_by
    where a.dispute_id = any(${disputeIds}) order by a.written_at`.execute(db)
  return rows
}

export function answeredDispute(answer: AnswerToDispute): TimelineEntry[] {
  const { dispute_id, kind, writer, written_at, answered_at, refused_at, refusal } = answer
  const told = (at: Date | null, text: string) => (at ? [{ at, text: `dispute ${dispute_id}: ${text}` }] : [])
  const documents = [answer.letter_document_id, answer.attachment_document_id].filter(Boolean).join(' and ')
  return [
    ...told(written_at, kind === 'contest' ? `${writer} contests it with evidence` : `${writer} accepts it`),
    ...told(answered_at, `the provider has taken the answer${documents && `, with ${documents}`}`),
    ...told(refused_at, `the provider has refused the answer${refusal && `: ${refusal}`}`),
  ]
}

export const nextOfAnswer = ({ dispute_id, check_at }: AnswerToDispute): TimelineEntry[] =>
  check_at
    ? [{ at: check_at, text: `the answer to dispute ${dispute_id} is sent again, should it not be there` }]
    : []
