// Whose fault it is that a payout came to nothing: on it depends whether the host is asked for another UPI id.
import { expect, test } from 'vitest'
import type { PayoutFault } from '../db/tables.ts'
import { faultOfFailure, faultOfRefusal, type Refusal } from './payout-faults.ts'

// The provider's own words (razorpay.md §7.1): a line here for each, so that none is lost or moved by a slip.
const OF_THE_BANK = [
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
]
const OF_THE_UPI_ID = [
  'beneficiary_vpa_invalid',
  'invalid_vpa',
  'vpa_resolution_failed',
  'invalid_beneficiary',
  'beneficiary_account_invalid',
  'beneficiary_account_closed',
  'beneficiary_account_blocked',
  'beneficiary_account_dormant',
  'transaction_on_vpa_restricted',
]

test.each(OF_THE_BANK)('%s is the bank’s fault today, and asks the host for nothing', (reason) => {
  expect(faultOfRefusal({ reason })).toBe('bank')
  expect(faultOfFailure({ reason, source: 'business' })).toBe('bank')
})

test.each(OF_THE_UPI_ID)('after %s only another UPI id will do', (reason) => {
  expect(faultOfRefusal({ reason })).toBe('upi-id')
  expect(faultOfFailure({ reason, source: 'business' })).toBe('upi-id')
})

test.each<[Refusal, PayoutFault, string]>([
  [{ field: 'fund_account.vpa.address' }, 'upi-id', 'the field of the UPI id, however deep'],
  [{ field: 'address' }, 'upi-id', 'the field of the UPI id'],
  [{ field: 'fund_account.vpa' }, 'upi-id', 'the field around it'],
  [{ field: 'fund_account.contact.name' }, 'payee-name', 'the field of the name'],
  [{ description: 'The name field is invalid.' }, 'payee-name', 'a sentence on the name'],
  [{ description: 'the NAME field may only hold letters' }, 'payee-name', 'in whatever case'],
  [{ description: 'The names fielded are many' }, 'ours', 'a sentence on something like it'],
  [{ description: 'Please fill the name field' }, 'ours', 'a sentence that only mentions it'],
  [{ field: 'vpa.address.zip' }, 'ours', 'a field below it'],
  [{ field: 'renamed', reason: 'unheard_of' }, 'ours', 'a field and a reason that we do not know'],
  [{}, 'ours', 'nothing'],
])('a refusal that tells %j is %s: %s', (refusal, fault) => {
  expect(faultOfRefusal(refusal)).toBe(fault)
})

test('a reason that we know weighs more than the field beside it', () => {
  expect(faultOfRefusal({ reason: 'gateway_timeout', field: 'address' })).toBe('bank')
  expect(faultOfRefusal({ reason: 'invalid_vpa', field: 'name' })).toBe('upi-id')
})

test.each([
  ['business', 'ours'],
  ['internal', 'ours'],
  ['beneficiary_bank', 'bank'],
  ['gateway', 'bank'],
  [undefined, 'bank'],
])('a payout that failed for a reason unknown to us, by %j, is the fault of: %s', (source, fault) => {
  expect(faultOfFailure({ reason: 'unheard_of', source })).toBe(fault)
  expect(faultOfFailure({ source })).toBe(fault)
})
