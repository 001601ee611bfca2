// A linked account: somebody else's money at Razorpay, which transfers reach (Route).
import type { Notes } from '../http/notes.ts'

export const LINKED_ACCOUNT_STATUSES = [
  'activated',
  'under_review',
  'needs_clarification',
  'suspended',
] as const
export type LinkedAccountStatus = (typeof LINKED_ACCOUNT_STATUSES)[number]

/** `status` is that of the account, `activation_status` that of its product. */
export type LinkedAccount = {
  id: string
  entity: 'linked_account'
  type: 'route'
  status: 'created' | 'suspended'
  activation_status: Exclude<LinkedAccountStatus, 'suspended'>
  reference_id: string | null
  legal_business_name: string
  business_type: 'individual'
  email: string
  phone: string
  legal_info: { pan: string }
  settlement_accounts: readonly { method: 'upi'; upi: { vpa: string; beneficiary_name: string } }[]
  notes: Notes
  created_at: number
}
