// Why a payout failed: on it depends whether the host is asked for another UPI ID, and whether it is tried again.
import { expect, test } from 'vitest'
import type { ProviderPayout } from './objects/payouts.ts'
import { failureOfRefusal, failureOfStatus, type PayoutFailure } from './payout-failures.ts'
import type { Refusal } from './refusal.ts'

// The provider's reasons (docs/razorpay.md §7.1), one line each, so that none is lost or moved by mistake.
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

test.each(OF_THE_BANK)('%s is the bank’s fault, and asks the host for nothing', (reason) => {
  expect(failureOfRefusal({ reason })).toBe('bank')
  expect(failureOfStatus('failed', { reason, source: 'business' })).toBe('bank')
})

test.each(['transaction_limit_exceeded', 'transaction_daily_limit_exceeded'])(
  '%s is of the amount: it is halved',
  (reason) => {
    expect(failureOfRefusal({ reason })).toBe('amount')
    expect(failureOfStatus('failed', { reason, source: 'business' })).toBe('amount')
  },
)

test.each(OF_THE_UPI_ID)('%s needs another UPI ID', (reason) => {
  expect(failureOfRefusal({ reason })).toBe('destination')
  expect(failureOfStatus('failed', { reason, source: 'business' })).toBe('destination')
})

test.each<[Refusal, PayoutFailure, string]>([
  [{ field: 'fund_account.vpa.address' }, 'destination', 'the field of the UPI ID, however deep'],
  [{ field: 'address' }, 'destination', 'the field of the UPI ID'],
  [{ field: 'fund_account.vpa' }, 'destination', 'the field around it'],
  [{ field: 'fund_account.contact.name' }, 'payee-name', 'the field of the name'],
  [{ description: 'The name field is invalid.' }, 'payee-name', 'a sentence on the name'],
  [{ description: 'the NAME field may only hold letters' }, 'payee-name', 'in whatever case'],
  [{ description: 'The names fielded are many' }, 'ours', 'a sentence on something like it'],
  [{ description: 'Please fill the name field' }, 'ours', 'a sentence that only mentions it'],
  [{ field: 'vpa.address.zip' }, 'ours', 'a field below it'],
  [{ field: 'renamed', reason: 'unknown_reason' }, 'ours', 'a field and a reason that we do not know'],
  [{}, 'ours', 'nothing'],
])('a refusal with %j is the failure %s: %s', (refusal, fault) => {
  expect(failureOfRefusal(refusal)).toBe(fault)
})

test('a known reason counts more than the field beside it', () => {
  expect(failureOfRefusal({ reason: 'gateway_timeout', field: 'address' })).toBe('bank')
  expect(failureOfRefusal({ reason: 'invalid_vpa', field: 'name' })).toBe('destination')
})

test.each([
  ['business', 'ours'],
  ['internal', 'ours'],
  ['beneficiary_bank', 'bank'],
  ['gateway', 'bank'],
  [undefined, 'bank'],
])('a payout that failed for a reason unknown to us, by %j, is the fault of: %s', (source, fault) => {
  expect(failureOfStatus('failed', { reason: 'unknown_reason', source })).toBe(fault)
  expect(failureOfStatus('failed', { source })).toBe(fault)
})

test.each<[ProviderPayout['status'], Refusal, PayoutFailure, string]>([
  ['rejected', { reason: 'invalid_vpa' }, 'rejected', 'it was not approved in our account'],
  ['cancelled', {}, 'rejected', 'it was cancelled in our account'],
  ['failed', { reason: 'invalid_vpa' }, 'destination', 'the provider says why'],
  ['failed', {}, 'bank', 'without a reason it is tried again'],
  ['reversed', {}, 'destination', 'it came back without a word'],
  ['reversed', { reason: 'npci_error' }, 'bank', 'it came back with a reason alone'],
  ['reversed', { source: 'business' }, 'ours', 'it came back from our side'],
  [
    'reversed',
    { reason: 'invalid_vpa', source: 'beneficiary_bank' },
    'destination',
    'it came back with both',
  ],
])('a payout that is %s, with %j, has the fault %s (%s)', (status, refusal, fault) => {
  expect(failureOfStatus(status, refusal)).toBe(fault)
})
