// The alarm for an account that cannot pay the hosts of the next days.
import { expect, vi } from 'vitest'
import { aBoxWithContributions } from '../test/paying-out.ts'
import { paymentLine } from '../test/settlements/report-lines.ts'
import { scriptSettlements } from '../test/settlements/scripted-settlements.ts'
import { test } from '../test/test.ts'
import { watchFloat } from './watch-float.ts'

test('alarms if payouts of five days need more than we have, after the first settlement', async ({ app }) => {
  const log = { error: vi.fn() }
  const look = async (payoutFloatPaise: number) => {
    const settings = { ...app.services.settings, payoutFloatPaise }
    await watchFloat({ ...app.services, settings }, log)(new AbortController().signal)
    return log.error.mock.calls.splice(0).map(([line]) => line)
  }
  const provider = scriptSettlements(app)
  const box = await aBoxWithContributions(app, { contributions: [501, 501] })
  expect(await look(0)).toEqual([])
  const { payment_id } = await app.services.db
    .selectFrom('contributions')
    .select('payment_id')
    .where('event_box_id', '=', box.id)
    .executeTakeFirstOrThrow()
  provider.settle([paymentLine(payment_id)])
  await provider.round()
  expect(await look(0)).toEqual([{ alarm: 'float-low', needs: '₹1,002', has: '₹508.74' }])
  expect(await look(493_25)).toHaveLength(1)
  expect(await look(493_26)).toEqual([])
})
