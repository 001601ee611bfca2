// Maps the provider's reasons for a failed payout to what can be done about it: each known reason is one line of these tables.
import type { Row } from '../db/tables.ts'
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
  'transaction_frequency_limit_exceeded',
])

/** The host's bank takes no such amount by UPI: limits differ by bank, and ₹1,00,000 is the highest of them. */
const OF_THE_AMOUNT = new Set(['transaction_limit_exceeded', 'transaction_daily_limit_exceeded'])

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

export type PayoutFailure = NonNullable<Row<'payout_attempts'>['failure']>

const fieldIs = (refusal: Refusal, name: string): boolean => (refusal.field ?? '').split('.').at(-1) === name

/** Not the account_number beside it, which is ours. */
const isOfBankAccount = (refusal: Refusal): boolean => /\bbank_account\.|\bifsc$/.test(refusal.field ?? '')

/** The failure of a 4xx to a payout request. It is ours unless it is plainly the host's. */
export function failureOfRefusal(refusal: Refusal): PayoutFailure {
  if (refusal.reason && OF_THE_AMOUNT.has(refusal.reason)) return 'amount'
  if (refusal.reason && OF_THE_BANK.has(refusal.reason)) return 'bank'
  if (refusal.reason && OF_THE_UPI_ID.has(refusal.reason)) return 'destination'
  if (isOfBankAccount(refusal)) return 'destination'
  if (fieldIs(refusal, 'name') || /^the name field\b/i.test(refusal.description ?? '')) return 'payee-name'
  if (fieldIs(refusal, 'address') || fieldIs(refusal, 'vpa')) return 'destination'
  return 'ours'
}

/** The failure of an accepted payout that has ended without being paid. */
export function failureOfStatus(status: ProviderPayout['status'], refusal: Refusal): PayoutFailure {
  // Approval in our account was rejected, or the payout was cancelled there.
  if (status === 'rejected' || status === 'cancelled') return 'rejected'
  if (status === 'failed') return ofReason(refusal)
  // Returned money without a reason did not arrive at this UPI ID.
  return refusal.reason || refusal.source ? ofReason(refusal) : 'destination'
}

function ofReason({ reason, source }: Refusal): PayoutFailure {
  if (reason && OF_THE_AMOUNT.has(reason)) return 'amount'
  if (reason && OF_THE_UPI_ID.has(reason)) return 'destination'
  if (reason && OF_THE_BANK.has(reason)) return 'bank'
  return source === 'business' || source === 'internal' ? 'ours' : 'bank'
}
