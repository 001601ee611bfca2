// What keeps a payout from being sent: no UPI ID that can be paid, an inactive host, a UPI ID that was just changed.
import { expect, test } from 'vitest'
import { daysAgo, host, NOW, options } from '../../../test/payouts/obstacles.ts'
import { obstacleTo, waitsUntil } from './obstacle.ts'

test('without a UPI ID nothing is sent', () => {
  expect(obstacleTo(host(null), [], options)).toMatchObject({ upiId: null, until: null })
})

test('nothing is sent to a deactivated host, whatever the UPI ID', () => {
  for (const upiId of [null, 'meera@okbank'])
    expect(obstacleTo(host(upiId, daysAgo(1)), [], options)).toEqual({
      hold: 'inactive',
      upiId,
      until: null,
    })
})

test.each(['meera@ok_bank', 'meera@', '@okbank', 'meera', 'meera@okbank '])(
  '%j is no UPI ID that the provider accepts',
  (upiId) => {
    expect(obstacleTo(host(upiId), [], options)).toMatchObject({ hold: 'unpayable-upi-id' })
  },
)

test('a UPI ID with an underscore is refused by the provider, but may be accepted by an administrator’s bank', () => {
  expect(obstacleTo(host('meera_nair@okbank'), [], options)).toMatchObject({ until: null })
  expect(obstacleTo(host('meera_nair@okbank'), [], { ...options, isAutomatic: false })).toBeUndefined()
})

test('a changed UPI ID waits a day, to the millisecond', () => {
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

test('without a UPI ID no payout waits for a change', () => {
  expect(waitsUntil({ upi_id: null, upi_id_changed_at: daysAgo(0.5) }, NOW)).toBeNull()
  expect(waitsUntil({ upi_id: 'meera@okbank', upi_id_changed_at: null }, NOW)).toBeNull()
})
