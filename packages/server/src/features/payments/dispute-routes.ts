// Serves the administrators' calls that answer a dispute.
import { adminAcceptDispute, adminContestDispute } from '@lifafa/contract/endpoints/admin/disputes'
import { MAX_ATTACHMENT_BYTES } from '@lifafa/contract/fields/evidence'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { answerDispute } from './dispute-answer/answer-dispute.ts'

/** A file in base64, and the other fields. */
const MAX_BODY_BYTES = Math.ceil(MAX_ATTACHMENT_BYTES / 3) * 4 + 64 * 1024

export function disputeRoutes(serve: Serve, { db, provider, web, now }: Services): void {
  const deps = () => ({ db, provider, web, now: now() })

  serve(
    adminContestDispute,
    async ({ params, body, accountId }) => {
      const { explanation, attachment, request_key: requestKey } = body
      const file = attachment === null ? null : new Uint8Array(Buffer.from(attachment, 'base64'))
      const answer = { disputeId: params.id, requestKey, adminId: accountId, explanation, attachment: file }
      const state = await answerDispute(deps(), { kind: 'contest', ...answer })
      return { success: true, state, message: state === 'answered' ? sentences.contested : sentences.isSent }
    },
    { limit: 'actOnMoney', maxBodyBytes: MAX_BODY_BYTES },
  )

  serve(
    adminAcceptDispute,
    async ({ params, body, accountId }) => {
      const answer = { disputeId: params.id, requestKey: body.request_key, adminId: accountId }
      const state = await answerDispute(deps(), { kind: 'accept', ...answer })
      return { success: true, state, message: state === 'answered' ? sentences.accepted : sentences.isSent }
    },
    { limit: 'actOnMoney' },
  )
}
