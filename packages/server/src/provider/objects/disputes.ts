// Defines the provider's disputes, and how they are answered.
import * as z from 'zod'
import type { Listed } from '../client/read-rows.ts'
import { unixSeconds } from './fields.ts'

/**
 * A guest's bank demands a payment back; the amount in paise. When it is lost, `amount_deducted` was taken from us.
 * `evidence`: what was drafted or submitted; ids of documents.
 */
export const providerDispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  amount_deducted: z.number().int().nullish(),
  reason_code: z.string().nullish(),
  respond_by: unixSeconds.nullish(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  evidence: z
    .object({ explanation_letter: z.array(z.string()).nullish() })
    .nullish()
    .catch(null),
})
export type ProviderDispute = z.infer<typeof providerDispute>

/** A document for the guest's bank. `type`: its media type. */
export type EvidenceFile = { name: string; type: string; bytes: Uint8Array }

/** What is submitted against a dispute; the documents by their ids at the provider. `summary`: at most 1000 characters. */
export type Evidence = { amountPaise: number; summary: string; letterId: string; attachmentId: string | null }

/** Reads and answers disputes. An answer is final: a second one is refused. Throws ProviderError. */
export type DisputeProvider = {
  /** All disputes, newest first, a page of at most `PER_PAGE` at a time. */
  listDisputes(skip: number): Promise<Listed<ProviderDispute>>
  fetchDispute(disputeId: string): Promise<ProviderDispute>
  /** Answers the id of the document, each time another one. */
  uploadEvidence(file: EvidenceFile): Promise<string>
  /** Submits evidence: the bank reviews it. */
  contestDispute(disputeId: string, evidence: Evidence): Promise<ProviderDispute>
  /** Gives the money up: the dispute is lost. */
  acceptDispute(disputeId: string): Promise<ProviderDispute>
}
