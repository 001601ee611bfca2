// Calls Razorpay's API for disputes and for the documents that answer them (docs/razorpay.md §13).
import * as z from 'zod'
import { type DisputeProvider, providerDispute } from '../objects/disputes.ts'
import { PER_PAGE } from '../pages.ts'
import type { ProviderListener } from '../provider-listener.ts'
import type { CallProvider } from './provider-call.ts'
import { listOf } from './read-rows.ts'

/** Megabytes may be on their way. */
const UPLOAD_TIMEOUT_MS = 30_000

/** One that is still open was not answered. */
const answered = providerDispute.refine(({ status }) => status !== 'open')

const document = z.object({ id: z.string().min(1) })

const pathOf = (disputeId: string): string => `/disputes/${encodeURIComponent(disputeId)}`

export const disputeClient = (call: CallProvider, listen?: ProviderListener): DisputeProvider => ({
  listDisputes: (skip) =>
    call(listOf(providerDispute, '/disputes', listen), {
      method: 'GET',
      path: `/disputes?count=${PER_PAGE}&skip=${skip}`,
    }),
  fetchDispute: (disputeId) => call(providerDispute, { method: 'GET', path: pathOf(disputeId) }),
  async uploadEvidence({ name, type, bytes }) {
    const body = new FormData()
    body.set('purpose', 'dispute_evidence')
    body.set('file', new File([new Uint8Array(bytes)], name, { type }))
    const uploaded = await call(document, {
      method: 'POST',
      path: '/documents',
      body,
      timeoutMs: UPLOAD_TIMEOUT_MS,
    })
    return uploaded.id
  },
  contestDispute: (disputeId, { amountPaise, summary, letterId, attachmentId }) =>
    call(answered, {
      method: 'PATCH',
      path: `${pathOf(disputeId)}/contest`,
      body: {
        amount: amountPaise,
        summary,
        explanation_letter: [letterId],
        ...(attachmentId && { others: [{ type: 'further_evidence', document_ids: [attachmentId] }] }),
        action: 'submit',
      },
    }),
  acceptDispute: (disputeId) => call(answered, { method: 'POST', path: `${pathOf(disputeId)}/accept` }),
})
