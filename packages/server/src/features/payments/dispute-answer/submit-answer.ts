// Submits an answer to the provider: uploads its documents and contests with them, or accepts the dispute.
import { attachmentTypeOf } from '@lifafa/contract/fields/evidence'
import type { Row } from '../../../db/tables.ts'
import type { EvidenceFile, ProviderDispute } from '../../../provider/objects/disputes.ts'
import type { Services } from '../../../services.ts'
import { evidenceLetter } from './evidence-letter.ts'
import { readDisputedGift } from './read-disputed-gift.ts'

export type SendDeps = Pick<Services, 'db' | 'provider' | 'web'> & { now: Date }
export type Answer = Row<'dispute_answers'>

export async function submitAnswer(deps: SendDeps, answer: Answer): Promise<ProviderDispute> {
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
