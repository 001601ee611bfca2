// Why a payout is not sent now: by the host, its attempts and time; and what a failure holds it for.
import type { HoldReason } from '@lifafa/contract/payout-holds'
import { expect, test } from 'vitest'
import type { PayoutFailure } from '../../../provider/payout-failures.ts'
import { holdAfter, holdReason } from './hold-reason.ts'
import { LEAST_HALVED_PAISE } from './plan-payouts.ts'

const HOUR_MS = 60 * 60 * 1000
const NOW = new Date('2026-11-25T06:00:00Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)

type Args = Parameters<typeof holdReason>
const payout: Args[0] = { id: 'p', hold_reason: null, not_before: null }
const NO_ACCOUNT = { bank_account: null, ifsc: null, bank_account_name: null }
const ACCOUNT = { bank_account: '765432123456789', ifsc: 'HDFC0000053', bank_account_name: 'Meera Nair' }
const host: Args[1] = {
  upi_id: 'meera@okbank',
  ...NO_ACCOUNT,
  upi_id_changed_at: null,
  bank_account_changed_at: null,
  deactivated_at: null,
  check: undefined,
}
const options = { isAutomatic: true, now: NOW }
const failed = (
  hours: number,
  failure: PayoutFailure = 'bank',
  otherwise: Partial<Args[2][number]> = {},
) => ({
  ...{ payout_id: 'p', upi_id: 'meera@okbank', ...NO_ACCOUNT, state: 'failed' as const, failure },
  ...{ created_at: ago(hours), updated_at: ago(hours) },
  ...otherwise,
})
const REFUSED = [failed(48, 'destination'), failed(24, 'destination')]
const BACK = failed(72, 'destination', { state: 'returned' })
const paid = (hours: number) => failed(hours, 'bank', { state: 'paid', failure: null })

const asked = ({
  of = {},
  by = {},
  attempts = [],
  isAutomatic = true,
}: {
  of?: Partial<Args[0]>
  by?: Partial<Args[1]>
  attempts?: Args[2]
  isAutomatic?: boolean
}) => holdReason({ ...payout, ...of }, { ...host, ...by }, attempts, { ...options, isAutomatic })

test.each<[string, Parameters<typeof asked>[0], HoldReason | null]>([
  ['nothing holds it', {}, null],
  ['no UPI ID', { by: { upi_id: null } }, 'no-upi-id'],
  ['an inactive host', { by: { deactivated_at: ago(1) } }, 'inactive'],
  ['a bank account and no UPI ID', { by: { upi_id: null, ...ACCOUNT } }, null],
  ['a bank account, and a UPI ID with an underscore', { by: { upi_id: 'a_b@okbank', ...ACCOUNT } }, null],
  ['a bank account of 23 hours', { by: { ...ACCOUNT, bank_account_changed_at: ago(23) } }, 'upi-id-changed'],
  ['one that was removed 23 hours ago', { by: { bank_account_changed_at: ago(23) } }, 'upi-id-changed'],
  ['a bank account after the UPI ID was refused', { by: ACCOUNT, attempts: [failed(1)] }, null],
  ['a refused one', { by: ACCOUNT, attempts: [failed(1, 'bank', { upi_id: null, ...ACCOUNT })] }, 'retry'],
  ['an inactive host without a UPI ID', { by: { deactivated_at: ago(1), upi_id: null } }, 'inactive'],
  ['an underscore, for the provider', { by: { upi_id: 'meera_nair@okbank' } }, 'unpayable-upi-id'],
  ['an underscore, for our own bank', { by: { upi_id: 'meera_nair@okbank' }, isAutomatic: false }, null],
  ['no bank knows it', { by: { check: { state: 'not-found', answer: null } } }, 'upi-id-not-found'],
  ['the host says: not mine', { by: { check: { state: 'found', answer: 'no' } } }, 'upi-id-denied'],
  ['changed 23 hours ago', { by: { upi_id_changed_at: ago(23) } }, 'upi-id-changed'],
  ['changed a day ago', { by: { upi_id_changed_at: ago(24) } }, null],
  ['the bank refused 23 hours ago', { attempts: [failed(23)] }, 'retry'],
  ['the bank refused a day ago', { attempts: [failed(24)] }, null],
  ['it refused another payout', { attempts: [failed(1, 'bank', { payout_id: 'other' })] }, 'retry'],
  ['it refused another UPI ID', { attempts: [failed(1, 'bank', { upi_id: 'asha@okbank' })] }, null],
  ['something reached the UPI ID since', { attempts: [failed(2), paid(1)] }, null],
  ['it refused after that', { attempts: [paid(2), failed(1)] }, 'retry'],
  ['a failure of ours is no reason to wait', { attempts: [failed(1, 'ours')] }, null],
  ['the name was refused: the neutral one is sent at once', { attempts: [failed(1, 'payee-name')] }, null],
  ['the UPI ID twice', { attempts: REFUSED }, null],
  ['three times', { attempts: [1, 2, 3].map((days) => failed(days * 24, 'destination')) }, 'after-failures'],
  ['three times, one of them back', { attempts: [BACK, ...REFUSED] }, 'after-failures'],
  ['the bank three times', { attempts: [1, 2, 3].map((days) => failed(days * 24)) }, null],
  ['today’s limit', { of: { hold_reason: 'upi-id-limit', not_before: ago(-1) } }, 'upi-id-limit'],
  ['yesterday’s limit', { of: { hold_reason: 'upi-id-limit', not_before: ago(0) } }, null],
  ['what needs an operator, for months', { of: { hold_reason: 'provider-refused' } }, 'provider-refused'],
  [
    'of an inactive host, too',
    { of: { hold_reason: 'rejected' }, by: { deactivated_at: ago(1) } },
    'rejected',
  ],
])('%s', (_case, facts, reason) => {
  expect(asked(facts).hold_reason).toBe(reason)
})

test('a hold that time ends says when: the others do not', () => {
  const changed = asked({ by: { upi_id_changed_at: new Date(NOW.getTime() - 24 * HOUR_MS + 1) } })
  const until = new Date(NOW.getTime() + 1)
  expect(changed).toEqual({ hold: 'not-before', hold_reason: 'upi-id-changed', not_before: until })
  expect(asked({ attempts: [failed(5), failed(20)] }).not_before).toEqual(ago(-19))
  const none = { hold: 'needs-destination', hold_reason: 'no-upi-id', not_before: null }
  expect(asked({ by: { upi_id: null } })).toEqual(none)
  expect(asked({ by: { deactivated_at: NOW } }).hold).toBe('host-inactive')
})

test.each<[PayoutFailure, number, HoldReason | null]>([
  ['ours', 501_00, 'provider-refused'],
  ['rejected', 501_00, 'rejected'],
  ['amount', 90_000_00, null],
  ['amount', LEAST_HALVED_PAISE, 'too-large'],
  ['bank', 501_00, null],
  ['destination', 501_00, null],
  ['payee-name', 501_00, null],
])('after the failure %s of %d paise an administrator decides about: %s', (failure, paise, reason) => {
  expect(holdAfter(failure, paise).hold_reason).toBe(reason)
})
