// Endpoints of administrators that answer a dispute: contest it with evidence, or accept it; and the form of the dialog.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { attachmentTypeOf, MAX_ATTACHMENT_BYTES, MAX_EXPLANATION } from '../../fields/evidence.ts'
import { form, lines, says } from '../../fields/schemas.ts'
import { adminDisputeSentences as sentences } from '../../sentences/admin/disputes.ts'
import { requestSentences } from '../../sentences/fields/request.ts'

const explanation = lines(sentences.explanationRequired, MAX_EXPLANATION)

/** The dialog's schema. */
export const contestForm = form({ explanation })

/** What is wrong with a file; undefined where it can be submitted. `first`: its first bytes. */
export function attachmentProblem(first: Uint8Array, size: number): string | undefined {
  if (size > MAX_ATTACHMENT_BYTES) return sentences.attachmentTooLarge
  return attachmentTypeOf(first) ? undefined : sentences.attachmentOdd
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/
/** Characters of base64 that have all bytes by which a type is known. */
const FIRST_CHARACTERS = 12

const isBase64 = (text: string): boolean => text.length % 4 === 0 && BASE64.test(text)

function problemOf(base64: string): string | undefined {
  if (!isBase64(base64)) return requestSentences.malformed
  const first = Uint8Array.from(atob(base64.slice(0, FIRST_CHARACTERS)), (character) =>
    character.charCodeAt(0),
  )
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  return attachmentProblem(first, (base64.length / 4) * 3 - padding)
}

const attachment = z.string({ error: requestSentences.malformed }).check(says(problemOf))

const params = z.object({ id: z.string().check(z.regex(/^disp_[\w-]{1,60}$/)) })
const request_key = z.uuid({ error: requestSentences.malformed })

/** `sending`: it is written down, and sent until the provider takes or refuses it. */
const response = z.object({
  success: z.literal(true),
  state: z.enum(['answered', 'sending']),
  message: z.string(),
})

/** `attachment`: a file of the administrator's own, in base64. `request_key`: of the dialog that was opened; the same one is submitted once. */
export const adminContestDispute = endpoint({
  method: 'POST',
  path: '/admin/payments/disputes/:id/contest',
  access: 'admin',
  summary:
    'Contest a dispute: submits an explanation, the facts of the payment and at most one file to the guest’s bank; 409 where it is too late, answered or refused',
  params,
  body: form({ explanation, attachment: z._default(z.nullable(attachment), null), request_key }),
  response,
})

export const adminAcceptDispute = endpoint({
  method: 'POST',
  path: '/admin/payments/disputes/:id/accept',
  access: 'admin',
  summary:
    'Accept a dispute: the money goes back to the guest; 409 where it is too late, answered or refused',
  params,
  body: form({ request_key }),
  response,
})
