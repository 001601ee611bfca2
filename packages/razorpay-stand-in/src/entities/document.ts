// A document that a merchant uploaded as evidence in a dispute (docs: documents, entity).

export const DOCUMENT_TYPES = ['image/jpg', 'image/jpeg', 'image/png', 'application/pdf'] as const

/** Size in bytes, time in unix seconds. */
export type Document = {
  id: string
  entity: 'document'
  purpose: 'dispute_evidence'
  name: string
  mime_type: (typeof DOCUMENT_TYPES)[number]
  size: number
  created_at: number
}
