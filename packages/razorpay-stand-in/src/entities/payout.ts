// A payout of RazorpayX: money from the merchant’s account to a UPI ID or a bank account.
import type { Notes } from '../http/notes.ts'

export const PAYOUT_STATUSES = [
  'pending',
  'queued',
  'scheduled',
  'processing',
  'processed',
  'reversed',
  'failed',
  'cancelled',
  'rejected',
] as const

export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

/** To a UPI ID by UPI; to a bank account by one of the others. */
export const PAYOUT_MODES = ['UPI', 'IMPS', 'NEFT', 'RTGS'] as const
export type PayoutMode = (typeof PAYOUT_MODES)[number]

/** Amounts in paise, times in unix seconds. `fees` (with `tax`) are there from `processing` on, and gone where it fails. */
export type Payout = {
  id: string
  entity: 'payout'
  fund_account_id: string
  account_number: string
  amount: number
  currency: 'INR'
  notes: Notes
  fees: number
  tax: number
  status: PayoutStatus
  purpose: string
  utr: string | null
  mode: PayoutMode
  reference_id: string | null
  narration: string | null
  batch_id: null
  status_details: { description: string; source: string; reason: string } | null
  created_at: number
  fee_type: null
}

/** The charge in the docs' sample of a UPI payout, in paise. */
export const PAYOUT_CHARGE = { fees: 590, tax: 90 }
/** The charge of a payout that is not sent yet, or has failed on its way. */
export const NO_CHARGE = { fees: 0, tax: 0 }
