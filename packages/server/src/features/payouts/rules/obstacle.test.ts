import { expect, test } from 'vitest'
import { HOST_IS_INACTIVE, obstacleTo } from './obstacle.ts'

const NOW = new Date('2026-11-25T06:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)
const host = (upi_id: string | null, deactivated_at: Date | null = null) => ({ upi_id, deactivated_at })
const given = { isAutomatic: true, now: NOW }
const piece = (state: 'failed' | 'reversed' | 'processed', days: number, upi_id = 'meera@okbank') => ({
  state,
  upi_id,
  created_at: daysAgo(days),
  updated_at: daysAgo(days),
})
const until = (pieces: ReturnType<typeof piece>[], upiId = 'meera@okbank') =>
  obstacleTo(host(upiId), pieces, given)?.until

test('without a UPI id nothing is sent', () => {
  expect(obstacleTo(host(null), [], given)).toMatchObject({ upiId: null, until: null })
})

test('to a host who was shut out nothing is sent, whatever UPI id there is', () => {
  for (const upiId of [null, 'meera@okbank'])
    expect(obstacleTo(host(upiId, daysAgo(1)), [], given)).toEqual({
      reason: HOST_IS_INACTIVE,
      upiId,
      until: null,
    })
})

test('a UPI id with an underscore is none for the provider, but an administrator’s bank may take it', () => {
  expect(obstacleTo(host('meera_nair@okbank'), [], given)).toMatchObject({ until: null })
  expect(obstacleTo(host('meera_nair@okbank'), [], { ...given, isAutomatic: false })).toBeUndefined()
})

test('a failure waits a day, another UPI id does not', () => {
  expect(until([piece('failed', 0.5)])).toEqual(new Date(NOW.getTime() + 12 * 60 * 60 * 1000))
  expect(obstacleTo(host('meera@okbank'), [piece('reversed', 1)], given)).toBeUndefined()
  expect(obstacleTo(host('nair@okbank'), [piece('failed', 0.5)], given)).toBeUndefined()
})

test('after three tries only another UPI id will do; pieces that were opened together are one try', () => {
  expect(until([piece('failed', 4), piece('reversed', 3), piece('failed', 2)])).toBeNull()
  expect(
    obstacleTo(host('meera@okbank'), [piece('failed', 2), piece('failed', 2), piece('failed', 2)], given),
  ).toBeUndefined()
})

test('what reached a UPI id since clears it', () => {
  const pieces = [piece('failed', 5), piece('failed', 4), piece('failed', 3), piece('processed', 2)]
  expect(obstacleTo(host('meera@okbank'), pieces, given)).toBeUndefined()
})
