// Tests where a host is paid, of two places that may be known, and since when.
import { expect, test } from 'vitest'
import { chosenAt, destinationOf } from './destination.ts'

const [EARLIER, LATER] = [new Date('2026-11-24T06:00:00Z'), new Date('2026-11-25T06:00:00Z')]
type Host = Parameters<typeof chosenAt>[0]
const upiId: Host = {
  ...{ upi_id: 'meera@okbank', bank_account: null, ifsc: null, bank_account_name: null },
  ...{ upi_id_changed_at: EARLIER, bank_account_changed_at: null },
}
const account = { bank_account: '765432123456789', ifsc: 'HDFC0000053', bank_account_name: 'Meera Nair' }

test.each<[string, Partial<Host>, 'upi-id' | 'bank-account' | undefined, Date]>([
  ['a UPI ID', {}, 'upi-id', EARLIER],
  ['a UPI ID of the beginning', { upi_id_changed_at: null }, 'upi-id', new Date(0)],
  ['a UPI ID, once the bank account was removed', { bank_account_changed_at: LATER }, 'upi-id', LATER],
  ['a bank account', { ...account, bank_account_changed_at: LATER }, 'bank-account', LATER],
  ['a bank account, whatever UPI ID', { ...account, upi_id_changed_at: LATER }, 'bank-account', new Date(0)],
  ['no place', { upi_id: null }, undefined, new Date(0)],
])('%s: the host is paid there', (_case, otherwise, kind, since) => {
  const host = { ...upiId, ...otherwise }
  expect([destinationOf(host)?.kind, new Date(chosenAt(host))]).toEqual([kind, since])
})

test.each(['bank_account', 'ifsc', 'bank_account_name'])(
  'a bank account without its %s is none',
  (column) => {
    expect(destinationOf({ ...upiId, ...account, [column]: null })?.kind).toBe('upi-id')
  },
)
