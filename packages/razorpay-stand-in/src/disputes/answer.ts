// A merchant's answer to a dispute: contested with evidence, or accepted (docs: disputes, contest and accept).
import { z } from 'zod'
import type { Dispute, Evidence } from '../entities/dispute.ts'
import { badRequest } from '../http/razorpay-error.ts'
import type { World } from '../world.ts'
import { moveDispute } from './dispute.ts'

const documents = z.array(z.string())

/** The kinds of documents, each a list of ids. */
const DOCUMENTS = {
  shipping_proof: documents.optional(),
  billing_proof: documents.optional(),
  cancellation_proof: documents.optional(),
  customer_communication: documents.optional(),
  proof_of_service: documents.optional(),
  explanation_letter: documents.optional(),
  refund_confirmation: documents.optional(),
  access_activity_log: documents.optional(),
  refund_cancellation_policy: documents.optional(),
  term_and_conditions: documents.optional(),
}

export const contestInput = z.strictObject({
  ...DOCUMENTS,
  amount: z.int().min(0).optional(),
  summary: z.string().max(1000, 'The summary may not be greater than 1000 characters.').optional(),
  others: z.array(z.strictObject({ type: z.string().min(1), document_ids: documents })).optional(),
  action: z.enum(['draft', 'submit'], 'The selected action is invalid.').default('draft'),
})
export type ContestInput = z.infer<typeof contestInput>

const EMPTY: Evidence = {
  amount: 0,
  summary: null,
  ...(Object.fromEntries(Object.keys(DOCUMENTS).map((kind) => [kind, null])) as Record<
    keyof typeof DOCUMENTS,
    null
  >),
  others: null,
  submitted_at: null,
}

/** What was sent before stays in the draft. Submitted evidence goes to the bank; a draft is never submitted by itself. */
export function contestDispute(world: World, dispute: Dispute, { action, ...sent }: ContestInput): Dispute {
  refuseUnlessOpen(world, dispute)
  if (sent.amount !== undefined && sent.amount > dispute.amount)
    throw badRequest('contest amount cannot be greater than dispute amount.', { field: 'amount' })
  const evidence: Evidence = { ...EMPTY, amount: dispute.amount, ...dispute.evidence, ...sent }
  const ids = documentIdsOf(evidence)
  if (ids.some((id) => !world.entities.find('document', id)))
    throw badRequest('Invalid file id provided or merchant is unauthorized to access the fileId(s) provided')
  if (action === 'submit' && ids.length === 0)
    throw badRequest('At least one document is required to submit a dispute.')
  if (action === 'draft') {
    const drafted = { ...dispute, evidence }
    world.entities.put(drafted)
    return drafted
  }
  const submitted = { ...evidence, submitted_at: world.clock.seconds() }
  return moveDispute(world, { ...dispute, evidence: submitted }, 'under_review')
}

/** Irreversible: the dispute is lost. */
export function acceptDispute(world: World, dispute: Dispute): Dispute {
  refuseUnlessOpen(world, dispute)
  return moveDispute(world, dispute, 'lost')
}

function refuseUnlessOpen(world: World, { status, respond_by }: Dispute): void {
  if (status !== 'open') throw badRequest(`Action not allowed when dispute is in ${status} status.`)
  if (world.clock.seconds() > respond_by)
    throw badRequest('Action not allowed as deadline to respond has elapsed.')
}

function documentIdsOf(evidence: Evidence): string[] {
  const kinds = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[]
  const others = (evidence.others ?? []).flatMap(({ document_ids }) => document_ids)
  return [...kinds.flatMap((kind) => evidence[kind] ?? []), ...others]
}
