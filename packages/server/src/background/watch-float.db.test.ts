// The alarm for an account that cannot pay the hosts of the next days.
import { expect, vi } from 'vitest'
import { aBoxWithContributions } from '../test/paying-out.ts'
import { insertEntry } from '../test/rows.ts'
import { insertSettlement } from '../test/settlements/rows.ts'
import { test } from '../test/test.ts'
import { watchFloat } from './watch-float.ts'

test('the alarm is raised where payouts of five days need more than has been settled and our own money, once one has been settled', async ({
  app,
}) => {
  const log = { error: vi.fn() }
  const look = async (payoutFloatPaise: number) => {
    const settings = { ...app.services.settings, payoutFloatPaise }
    await watchFloat({ ...app.services, settings }, log)(new AbortController().signal)
    return log.error.mock.calls.splice(0).map(([line]) => line)
  }
  await aBoxWithContributions(app, { contributions: [501] })
  expect(await look(0)).toEqual([])
  const { id } = await insertSettlement(app.services.db, { amount_paise: 300_00 })
  await insertEntry(app.services.db, {
    ...{ kind: 'settlement', settlement_id: id, bank: 300_00, gateway_receivable: -300_00 },
  })
  expect(await look(0)).toEqual([{ alarm: 'float-low', needs: '₹501', has: '₹300' }])
  expect(await look(200_99)).toHaveLength(1)
  expect(await look(201_00)).toEqual([])
})
