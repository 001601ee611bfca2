// Maps the provider's reasons for a failed payout to whose fault it is: each known reason is one line of these tables.
import type { PayoutFault } from '../db/tables.ts'
import type { ProviderPayout } from './objects/payouts.ts'
import type { Refusal } from './refusal.ts'

/** The host's bank or its UPI service did not accept the money today; it may tomorrow. */
const OF_THE_BANK = new Set([
  'beneficiary_bank_offline',
  'beneficiary_psp_offline',
  'beneficiary_bank_failure',
  'beneficiary_bank_rejected',
  'npci_beneficiary_timeout',
  'npci_error',
  'bank_technical_error',
  'gateway_technical_error',
  'gateway_timeout',
  'imps_not_allowed',
  'transaction_limit_exceeded',
  'transaction_daily_limit_exceeded',
  'transaction_frequency_limit_exceeded',
])

/** This UPI ID cannot be paid; another one may. */
const OF_THE_UPI_ID = new Set([
  'beneficiary_vpa_invalid',
  'invalid_vpa',
  'vpa_resolution_failed',
  'invalid_beneficiary',
  'beneficiary_account_invalid',
  'beneficiary_account_closed',
  'beneficiary_account_blocked',
  'beneficiary_account_dormant',
  'transaction_on_vpa_restricted',
])

const fieldIs = (refusal: Refusal, name: string): boolean => (refusal.field ?? '').split('.').at(-1) === name

/** Says whose fault a 4xx to a payout request is. It is ours unless it is plainly the host's. */
export function faultOfRefusal(refusal: Refusal): PayoutFault {
  if (refusal.reason && OF_THE_BANK.has(refusal.reason)) return 'bank'
  if (refusal.reason && OF_THE_UPI_ID.has(refusal.reason)) return 'upi-id'
  if (fieldIs(refusal, 'name') || /^the name field\b/i.test(refusal.description ?? '')) return 'payee-name'
  if (fieldIs(refusal, 'address') || fieldIs(refusal, 'vpa')) return 'upi-id'
  return 'ours'
}

/** Says whose fault the status of an accepted payout is; null if it is no failure. */
export function faultOfStatus(status: ProviderPayout['status'], refusal: Refusal): PayoutFault | null {
  // Approval in our account was rejected, or the payout was cancelled there.
  if (status === 'rejected' || status === 'cancelled') return 'ours'
  if (status === 'failed') return faultOfFailure(refusal)
  if (status !== 'reversed') return null
  // Returned money without a reason did not arrive at this UPI ID.
  return refusal.reason || refusal.source ? faultOfFailure(refusal) : 'upi-id'
}

function faultOfFailure({ reason, source }: Refusal): PayoutFault {
  if (reason && OF_THE_UPI_ID.has(reason)) return 'upi-id'
  if (reason && OF_THE_BANK.has(reason)) return 'bank'
  return source === 'business' || source === 'internal' ? 'ours' : 'bank'
}
