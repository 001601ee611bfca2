// Refusals on demand, with Razorpay's texts: an account or a bank may refuse a valid request.
import type { ErrorBody } from './razorpay-error.ts'

type Refusal = { status: number; error: Partial<ErrorBody> | string }

const bad = (description: string, details: Partial<ErrorBody> = {}): Refusal => ({
  status: 400,
  error: {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'NA',
    reason: 'input_validation_failed',
    metadata: {},
    ...details,
  },
})
const ofBank = (description: string, reason: string): Refusal => ({
  status: 400,
  error: { code: 'GATEWAY_ERROR', description, source: 'beneficiary_bank', reason, metadata: {} },
})

export const REFUSALS = {
  'key wrong': { status: 401, error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
  'product not enabled': { status: 401, error: 'Unauthorized' },
  'account number wrong': bad('The account number is invalid.', { field: 'account_number' }),
  'UPI not enabled': bad('UPI payouts are not enabled for this account.', { reason: 'feature_not_enabled' }),
  'balance too low': bad('Your account does not have enough balance to carry out the payout operation.', {
    reason: 'insufficient_funds',
  }),
  'purpose unknown': bad('Invalid purpose: payout', { field: 'purpose' }),
  'field not known': bad('fund_account is/are not required and should not be sent', {
    reason: 'extra_field_sent',
    field: 'fund_account',
  }),
  'nothing that we know': { status: 422, error: { code: 'BAD_REQUEST_ERROR', description: 'Not today.' } },
  'name not taken': bad('The name field is invalid.', { field: 'name' }),
  'UPI ID not taken': bad('The VPA provided does not exist or is inactive.', { field: 'vpa.address' }),
  'UPI ID closed': ofBank('The beneficiary account is closed.', 'beneficiary_account_closed'),
  'bank offline': ofBank('The beneficiary bank is offline.', 'beneficiary_bank_offline'),
} as const satisfies Record<string, Refusal>

export type RefusalName = keyof typeof REFUSALS
export const REFUSAL_NAMES = Object.keys(REFUSALS) as [RefusalName, ...RefusalName[]]
