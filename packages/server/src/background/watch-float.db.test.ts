// The alarm for an account at RazorpayX that cannot pay the hosts of the next days.
import { expect, vi } from 'vitest'
import { payoutsDueSoonPaise } from '../features/payouts/reads/payouts.ts'
import { control } from '../test/paying.ts'
import { aBoxWithContributions } from '../test/paying-out.ts'
import { aPayout, makeFile, payByHand, sendToPayouts } from '../test/payouts/marking-paid.ts'
import { test } from '../test/payouts/payout-test.ts'
import { watchFloat } from './watch-float.ts'

test('alarms if payouts of five days need more than our account at RazorpayX has', async ({ app, off }) => {
  const log = { error: vi.fn() }
  const look = async (payoutBalance: number | null, { services } = app) => {
    await control(app, 'POST', '/behaviour', { payoutBalance })
    await watchFloat(services, log)(new AbortController().signal)
    return log.error.mock.calls.splice(0).map(([line]) => line)
  }
  await aBoxWithContributions(app, { contributions: [501, 501] })
  expect(await look(1_001_99)).toEqual([{ alarm: 'float-low', needs: '₹1,002', has: '₹1,001.99' }])
  expect(await look(1_002_00)).toEqual([])
  expect(await look(null)).toEqual([])
  expect(await look(0, off)).toEqual([])
  await control(app, 'POST', '/faults', {
    ...{ kind: 'refusal', refusal: 'product not enabled', method: 'GET', path: '/v1/banking_balances' },
  })
  await expect(look(0)).rejects.toMatchObject({ outcome: 'unauthorized' })
})

test('payments by hand from our bank account need nothing there; those by the provider’s sheet do', async ({
  app,
  off,
}) => {
  const [alone, inFile, inSheet] = [await aPayout(off), await aPayout(off), await aPayout(off)]
  const needs = ({ services } = app) => payoutsDueSoonPaise(services, app.clock.now)
  const due = await needs()
  expect(await needs(off)).toBe(due)
  await sendToPayouts(off, 'bank-file', { payouts: [inSheet.id], format: 'provider' })
  expect(await needs()).toBe(due)
  await payByHand(off, alone.id)
  expect(await needs()).toBe(due - 501_00)
  await makeFile(off, inFile.id)
  expect(await needs()).toBe(due - 1_002_00)
  // Without automatic payouts the bank has to have it until it has paid.
  expect(await needs(off)).toBe(due)
})
