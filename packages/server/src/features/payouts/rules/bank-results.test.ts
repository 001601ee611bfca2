// What a row of the bank's file means for its payout.
import type { BankResult, BankVerdict } from '@lifafa/contract/endpoints/admin/bank-files'
import { expect, test } from 'vitest'
import { type PayoutOfRow, sentTo, verdictOn } from './bank-results.ts'

const NOW = new Date('2026-11-25T06:00:00Z')
const CREATED = new Date('2026-11-23T06:00:00Z')
const UTR = '612345678901'

const payout = {
  ...{ state: 'due', provider_payout_id: null, sent_at: null, listed_at: null, utr: null },
  amount_paise: 50_100,
  ...{ created_at: CREATED, hostUpiId: 'meera@okbank', upi_id_changed_at: null },
} as PayoutOfRow
const row: BankResult = {
  ...{ reference: '123e4567-e89b-42d3-a456-426614174000', bank_reference: UTR, status: 'Success' },
  ...{ amount: '501.00', upi_id: 'meera@okbank' },
}
const circumstances = { isRepeated: false, isReferenceShared: false, isSending: false, now: NOW }
const later = new Date('2026-11-23T07:00:00Z')

test.each<[string, BankVerdict, Partial<BankResult>, Partial<PayoutOfRow>]>([
  ['as it is', 'ready', {}, {}],
  [
    'the bank writes the amount with a comma and the address in capitals',
    'ready',
    { amount: '₹501', upi_id: 'MEERA@OKBANK' },
    {},
  ],
  ['without amount and UPI ID', 'ready', { amount: null, upi_id: null }, {}],
  ['a payout that waits', 'ready', {}, { state: 'waiting' }],
  ['the bank still works on it', 'not-paid', { status: 'Pending' }, {}],
  ['the bank failed', 'not-paid', { status: 'FAILED' }, {}],
  ['the bank says nothing', 'not-paid', { status: '' }, {}],
  ['another amount', 'other-amount', { amount: '501.50' }, {}],
  ['no amount in its column', 'other-amount', { amount: '' }, {}],
  ['another UPI ID', 'other-upi-id', { upi_id: 'asha@okbank' }, {}],
  ['a host without UPI ID', 'other-upi-id', {}, { hostUpiId: null }],
  ['no reference of the bank', 'no-reference', { bank_reference: '' }, {}],
  ['a reference that a spreadsheet has shortened', 'odd-reference', { bank_reference: '6.12346E+11' }, {}],
  ['one whose leading zero is lost', 'odd-reference', { bank_reference: '12345678901' }, {}],
  ['one with a digit too many', 'odd-reference', { bank_reference: `${UTR}0` }, {}],
  ['a word for a reference', 'odd-reference', { bank_reference: 'SUCCESS' }, {}],
  ['one of NEFT', 'ready', { bank_reference: 'SBIN326329000123' }, {}],
  ['marked with this reference', 'paid', { bank_reference: ` ${UTR} ` }, { state: 'processed', utr: UTR }],
  ['marked with another', 'paid-otherwise', {}, { state: 'processed', utr: 'OTHER-1' }],
  ['at the provider', 'at-provider', {}, { provider_payout_id: 'pout_1' }],
  ['paid by the provider', 'at-provider', {}, { state: 'processed', provider_payout_id: 'pout_1', utr: UTR }],
  ['came back', 'not-open', {}, { state: 'reversed', utr: UTR }],
  ['failed', 'not-open', {}, { state: 'failed', fault: 'never-taken' }],
  ['withdrawn', 'withdrawn', {}, { state: 'failed', fault: 'withdrawn' }],
  [
    'withdrawn, of another amount',
    'other-amount',
    { amount: '401' },
    { state: 'failed', fault: 'withdrawn' },
  ],
  [
    'withdrawn, at the provider',
    'at-provider',
    {},
    { state: 'failed', fault: 'withdrawn', sent_at: CREATED },
  ],
  ['a UPI ID that was changed today', 'held', {}, { upi_id_changed_at: new Date(NOW.getTime() - 1000) }],
  ['one that was changed since, named in the file', 'ready', {}, { upi_id_changed_at: later }],
  ['one that was changed since, not named', 'upi-id-changed', { upi_id: null }, { upi_id_changed_at: later }],
])('%s: %s', (_, verdict, ofRow, ofPayout) => {
  expect(verdictOn({ ...row, ...ofRow }, { ...payout, ...ofPayout }, circumstances)).toBe(verdict)
})

test('a reference of none of our payouts is unknown; a second row of one payout is not marked', () => {
  expect(verdictOn(row, undefined, circumstances)).toBe('unknown')
  expect(verdictOn(row, payout, { ...circumstances, isRepeated: true })).toBe('twice')
})

test('what the provider is about to send is not open to be paid by hand, unless it was in a file', () => {
  const sending = { ...circumstances, isSending: true }
  expect(verdictOn(row, payout, sending)).toBe('not-open')
  expect(verdictOn(row, { ...payout, listed_at: CREATED }, sending)).toBe('ready')
})

test('a reference that another host’s payout has stops only what would be marked', () => {
  const shared = { ...circumstances, isReferenceShared: true }
  expect(verdictOn(row, payout, shared)).toBe('shared-reference')
  expect(verdictOn({ ...row, upi_id: 'asha@okbank' }, payout, shared)).toBe('other-upi-id')
  expect(verdictOn(row, { ...payout, state: 'processed', utr: UTR }, shared)).toBe('paid')
})

const CHANGED = { upi_id_changed_at: later, hostUpiId: 'asha@okbank' }
test.each<[BankVerdict, string | null, string | null, Partial<PayoutOfRow>]>([
  ['other-upi-id', 'meera@okbank', 'meera@okbank', CHANGED],
  ['other-upi-id', 'meera@okbank', null, {}],
  ['other-upi-id', '612345678901', null, CHANGED],
  ['held', 'asha@okbank', 'asha@okbank', CHANGED],
  ['held', null, null, CHANGED],
  ['upi-id-changed', null, null, CHANGED],
  ['withdrawn', null, 'meera@okbank', {}],
  ['withdrawn', null, null, CHANGED],
  ['withdrawn', 'meera@okbank', 'meera@okbank', CHANGED],
  ['ready', 'meera@okbank', null, CHANGED],
  ['other-amount', 'meera@okbank', null, CHANGED],
])('%s, the file says %s: it can be marked as sent to %s', (verdict, upi_id, sent, ofPayout) => {
  expect(sentTo(verdict, { ...row, upi_id }, { ...payout, ...ofPayout })).toBe(sent)
})
