import { expect, test } from 'vitest'
import type { PayoutFault } from '../../../db/tables.ts'
import { obstacleTo, waitsUntil, wantsUpiId } from './obstacle.ts'

const NOW = new Date('2026-11-25T06:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)
const host = (
  upi_id: string | null,
  deactivated_at: Date | null = null,
  upi_id_changed_at: Date | null = null,
) => ({ upi_id, upi_id_changed_at, deactivated_at })
const options = { isAutomatic: true, now: NOW }
const payout = (state: 'failed' | 'reversed' | 'processed', days: number, fault: PayoutFault = 'upi-id') => ({
  state,
  upi_id: 'meera@okbank',
  fault: state === 'processed' ? null : fault,
  created_at: daysAgo(days),
  updated_at: daysAgo(days),
})
const until = (payouts: ReturnType<typeof payout>[], upiId = 'meera@okbank') =>
  obstacleTo(host(upiId), payouts, options)?.until

test('without a UPI id nothing is sent', () => {
  expect(obstacleTo(host(null), [], options)).toMatchObject({ upiId: null, until: null })
})

test('nothing is sent to a deactivated host, whatever the UPI id', () => {
  for (const upiId of [null, 'meera@okbank'])
    expect(obstacleTo(host(upiId, daysAgo(1)), [], options)).toEqual({
      hold: 'inactive',
      upiId,
      until: null,
    })
})

test.each(['meera@ok_bank', 'meera@', '@okbank', 'meera', 'meera@okbank '])(
  '%j is no UPI id that the provider accepts',
  (upiId) => {
    expect(obstacleTo(host(upiId), [], options)).toMatchObject({ hold: 'unpayable-upi-id' })
  },
)

test('a UPI id with an underscore is refused by the provider, but may be accepted by an administrator’s bank', () => {
  expect(obstacleTo(host('meera_nair@okbank'), [], options)).toMatchObject({ until: null })
  expect(obstacleTo(host('meera_nair@okbank'), [], { ...options, isAutomatic: false })).toBeUndefined()
})

test('a failure waits a day, another UPI id does not', () => {
  expect(until([payout('failed', 0.5)])).toEqual(new Date(NOW.getTime() + 12 * 60 * 60 * 1000))
  expect(obstacleTo(host('meera@okbank'), [payout('reversed', 1)], options)).toBeUndefined()
  expect(obstacleTo(host('nair@okbank'), [payout('failed', 0.5)], options)).toBeUndefined()
})

test('after three attempts only another UPI id is tried; payouts that were created together are one attempt', () => {
  expect(until([payout('failed', 4), payout('reversed', 3), payout('failed', 2)])).toBeNull()
  expect(
    obstacleTo(
      host('meera@okbank'),
      [payout('failed', 2), payout('failed', 2), payout('failed', 2)],
      options,
    ),
  ).toBeUndefined()
})

test('a payout that reached a UPI id since clears its failures', () => {
  const payouts = [payout('failed', 5), payout('failed', 4), payout('failed', 3), payout('processed', 2)]
  expect(obstacleTo(host('meera@okbank'), payouts, options)).toBeUndefined()
})

test('a changed UPI id waits a day, to the millisecond', () => {
  const HOUR_MS = 60 * 60 * 1000
  const changed = (ms: number, upiId: string | null = 'meera@okbank') =>
    obstacleTo(host(upiId, null, new Date(NOW.getTime() - ms)), [], options)
  const until = new Date(NOW.getTime() + HOUR_MS)
  expect(changed(23 * HOUR_MS)).toEqual({ hold: 'upi-id-changed', upiId: 'meera@okbank', until })
  expect(changed(24 * HOUR_MS - 1)).toMatchObject({ hold: 'upi-id-changed' })
  expect(changed(24 * HOUR_MS)).toBeUndefined()
  expect(changed(HOUR_MS, null)).toMatchObject({ hold: 'no-upi-id', until: null })
  expect(changed(HOUR_MS, 'meera_nair@okbank')).toMatchObject({ hold: 'unpayable-upi-id', until: null })
})

test('a hold that only another UPI id ends applies at once, though the UPI id was just changed', () => {
  const payouts = [payout('failed', 4), payout('failed', 3), payout('failed', 2)]
  expect(obstacleTo(host('meera@okbank', null, daysAgo(0.5)), payouts, options)).toMatchObject({
    hold: 'after-failures',
  })
})

test('where one of two payouts that were created together arrived, the failure of the other still waits a day', () => {
  const [failed, reached] = [payout('failed', 0.5), payout('processed', 0.5)]
  const opened_at = daysAgo(0.6)
  const together = [failed, reached].map((one) => ({ ...one, created_at: opened_at }))
  expect(obstacleTo(host('meera@okbank'), together, options)).toMatchObject({ hold: 'retry' })
})

test('a bank that is offline day after day asks for no other UPI id', () => {
  const days = [5, 4, 3, 2, 1.5, 0.5].map((day) => payout('failed', day, 'bank'))
  expect(obstacleTo(host('meera@okbank'), days, options)).toMatchObject({ hold: 'retry' })
})

test('a fault of ours waits a day, whatever the UPI id, and asks for no other', () => {
  const payouts = [5, 4, 3, 0.5].map((day) => payout('failed', day, 'ours'))
  for (const upiId of ['meera@okbank', 'nair@okbank'])
    expect(obstacleTo(host(upiId), payouts, options)).toMatchObject({ hold: 'provider-refused', upiId })
  for (const fault of ['payee-name', 'never-taken', 'withdrawn'] as const)
    expect(obstacleTo(host('meera@okbank'), [payout('failed', 0.5, fault)], options)).toBeUndefined()
})

test('without a UPI id no payout waits for a change', () => {
  expect(waitsUntil({ upi_id: null, upi_id_changed_at: daysAgo(0.5) }, NOW)).toBeNull()
  expect(waitsUntil({ upi_id: 'meera@okbank', upi_id_changed_at: null }, NOW)).toBeNull()
})

test.each([
  ['no-upi-id', true],
  ['unpayable-upi-id', true],
  ['after-failures', true],
  ['inactive', false],
  ['retry', false],
  ['upi-id-changed', false],
  ['provider-refused', false],
  [null, false],
] as const)('a payout held by %j stands still until its host saves a UPI id: %j', (hold, wants) => {
  expect(wantsUpiId({ hold })).toBe(wants)
})
