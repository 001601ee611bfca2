// An administrator contests or accepts a dispute: written down first, then sent; once.
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { ProviderError } from '../../../provider/provider.ts'
import { recordDispute } from '../dispute/record-dispute.ts'
import { sendAnswer } from './send-answer.ts'
import type { SendDeps } from './submit-answer.ts'
import { type DisputeAnswer, findRequested, type Known, writeAnswer } from './write-answer.ts'

/**
 * `sending` where the provider has not confirmed it: the scheduled task sees it through. A repetition is success, submitted once.
 * Throws Failure: `notFound`; `disputeUnasked`; `disputeTooLate`; `disputeDecided`; `disputeAnswered` with who did;
 * `disputeRefused` with the provider's words; `requestKeyReused`.
 */
export async function answerDispute(deps: SendDeps, answer: DisputeAnswer): Promise<'answered' | 'sending'> {
  const known = await findRequested(deps.db, answer)
  if (known) return endOf(known)
  await readAtProvider(deps, answer.disputeId)
  const { row, isNew } = await inTransaction(deps.db, (trx) => writeAnswer(trx, answer, deps.now))
  if (!isNew) return endOf(row)
  const refusal = await sendAnswer(deps, row.id).catch((error) => {
    if (error instanceof ProviderError) return 'unconfirmed' as const
    throw error
  })
  if (refusal === 'unconfirmed') return 'sending'
  return endOf({ answered_at: refusal ? null : deps.now, refusal: refusal ?? null })
}

function endOf({ answered_at, refusal }: Known): 'answered' | 'sending' {
  if (refusal !== null)
    throw new Failure('disputeRefused', { message: sentences.refused(refusal || sentences.noWords) })
  return answered_at ? 'answered' : 'sending'
}

/** It may have been answered or decided there, or have more time: its webhook may be late. */
async function readAtProvider({ db, provider, now }: SendDeps, disputeId: string): Promise<void> {
  const ours = db.selectFrom('disputes').select('id').where('id', '=', disputeId)
  if (!(await ours.executeTakeFirst())) throw new Failure('notFound')
  const reported = await provider.fetchDispute(disputeId).catch((error) => {
    throw error instanceof ProviderError ? new Failure('disputeUnasked') : error
  })
  await recordDispute({ db, now }, reported)
}
