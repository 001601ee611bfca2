// The provider's list of payouts tells within a minute what no webhook reported.
import { vi } from 'vitest'
import { aBoxWithContributions, attemptsOf, round } from '../../../../test/paying-out.ts'
import { owed } from '../../../../test/payouts/paid-hosts.ts'
import { aSentPayout, bankMoves } from '../../../../test/payouts/provider-payouts.ts'
import { expect, moveMark, testWithWrongBooks as test } from '../../../../test/payouts/restored-backups.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../test/times.ts'
import { syncListedPayouts } from './sync-listed.ts'

test('an arrival, and a return after it, are read in the list at once', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  for (const [status, state, paise] of [
    ['processed', 'paid', 0],
    ['reversed', 'returned', 501_00],
  ] as const) {
    await bankMoves(app, (await attemptsOf(app, box))[0], status)
    // The list lags behind: it is read again from an hour before the mark.
    await moveMark(app, new Date(Date.now() + HOUR_MS / 2))
    await round(app, MINUTE_MS)
    const [attempt] = await attemptsOf(app, box)
    expect([attempt?.state, await owed(app, box)]).toEqual([state, paise])
  }
})

test('a second payout under one reference is told when money goes with it', async ({ app }) => {
  const { attempt } = await aSentPayout(app)
  const { provider_payout_id: id } = attempt
  const [sent] = (await app.services.provider.payouts?.list({ from: new Date(0), to: new Date() }, 0)) ?? []
  if (!sent) throw new Error(`The provider lacks ${id}.`)
  const told = async (status: 'rejected' | 'processed') => {
    const error = vi.fn()
    const other = { ...sent, id: 'pout_other', status, reference_id: attempt.id }
    await syncListedPayouts({
      ...app.services,
      ...{ now: app.clock.now, log: { error }, signal: new AbortController().signal },
      sentPayouts: { list: async () => [other], find: expect.unreachable, fetch: expect.unreachable },
    })
    return error.mock.calls.length
  }
  expect(await told('rejected')).toBe(0)
  expect(await told('processed')).toBe(1)
})
