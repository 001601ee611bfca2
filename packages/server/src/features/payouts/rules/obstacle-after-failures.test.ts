// What keeps a payout from being sent after others of its host failed: for how long, and whether the UPI ID is to blame.
import { expect, test } from 'vitest'
import type { PayoutFault } from '../../../db/tables.ts'
import { daysAgo, host, NOW, options } from '../../../test/payouts/obstacles.ts'
import { obstacleTo } from './obstacle.ts'

const payout = (state: 'failed' | 'reversed' | 'processed', days: number, fault: PayoutFault = 'upi-id') => ({
  state,
  upi_id: 'meera@okbank',
  fault: state === 'processed' ? null : fault,
  created_at: daysAgo(days),
  updated_at: daysAgo(days),
})

const until = (payouts: ReturnType<typeof payout>[], upiId = 'meera@okbank') =>
  obstacleTo(host(upiId), payouts, options)?.until

test('a failure waits a day, another UPI ID does not', () => {
  expect(until([payout('failed', 0.5)])).toEqual(new Date(NOW.getTime() + 12 * 60 * 60 * 1000))
  expect(obstacleTo(host('meera@okbank'), [payout('reversed', 1)], options)).toBeUndefined()
  expect(obstacleTo(host('nair@okbank'), [payout('failed', 0.5)], options)).toBeUndefined()
})

test('after three attempts only another UPI ID is tried; payouts that were created together are one attempt', () => {
  expect(until([payout('failed', 4), payout('reversed', 3), payout('failed', 2)])).toBeNull()
  expect(
    obstacleTo(
      host('meera@okbank'),
      [payout('failed', 2), payout('failed', 2), payout('failed', 2)],
      options,
    ),
  ).toBeUndefined()
})

test('a payout that reached a UPI ID since clears its failures', () => {
  const payouts = [payout('failed', 5), payout('failed', 4), payout('failed', 3), payout('processed', 2)]
  expect(obstacleTo(host('meera@okbank'), payouts, options)).toBeUndefined()
})

test('a hold that only another UPI ID ends applies at once, though the UPI ID was just changed', () => {
  const payouts = [payout('failed', 4), payout('failed', 3), payout('failed', 2)]
  expect(obstacleTo(host('meera@okbank', null, daysAgo(0.5)), payouts, options)).toMatchObject({
    hold: 'after-failures',
  })
})

test('where one of two payouts that were created together arrived, the failure of the other still waits a day', () => {
  const [failed, reached] = [payout('failed', 0.5), payout('processed', 0.5)]
  const createdAt = daysAgo(0.6)
  const together = [failed, reached].map((one) => ({ ...one, created_at: createdAt }))
  expect(obstacleTo(host('meera@okbank'), together, options)).toMatchObject({ hold: 'retry' })
})

test('a bank that is offline day after day asks for no other UPI ID', () => {
  const days = [5, 4, 3, 2, 1.5, 0.5].map((day) => payout('failed', day, 'bank'))
  expect(obstacleTo(host('meera@okbank'), days, options)).toMatchObject({ hold: 'retry' })
})

test('a fault of ours waits a day, whatever the UPI ID, and asks for no other', () => {
  const payouts = [5, 4, 3, 0.5].map((day) => payout('failed', day, 'ours'))
  for (const upiId of ['meera@okbank', 'nair@okbank'])
    expect(obstacleTo(host(upiId), payouts, options)).toMatchObject({ hold: 'provider-refused', upiId })
  for (const fault of ['payee-name', 'never-taken', 'withdrawn'] as const)
    expect(obstacleTo(host('meera@okbank'), [payout('failed', 0.5, fault)], options)).toBeUndefined()
})
