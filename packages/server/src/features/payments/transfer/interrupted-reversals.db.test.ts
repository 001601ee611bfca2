// Reversals of transfers with answers that are lost, callers that are slow, and changes meanwhile: each part comes back once.
import { ProviderError } from '../../../provider/provider.ts'
import type { RouteProvider } from '../../../provider/route.ts'
import type { TestApp } from '../../../test/app.ts'
import { control, openFlagsOf } from '../../../test/paying.ts'
import {
  refund,
  atProvider as refundsAtProvider,
  requestUnsent,
  sendNow,
} from '../../../test/payments/administrators-refunds.ts'
import {
  aTransferredGift,
  booksOf,
  DAY_MS,
  expect,
  GIVEN_PAISE,
  refundAtDashboard,
  reversalsOf,
  round,
  test,
  transferOf,
  withRoute,
} from '../../../test/route/routed-test.ts'
import { HOUR_MS } from '../../../test/times.ts'

/** The reversal is made, and its answer is lost. */
const losesAnswers =
  ({ services }: TestApp): RouteProvider['reverseTransfer'] =>
  async (id, paise) => {
    await services.provider.route.reverseTransfer(id, paise)
    throw new ProviderError('unknown', 'the answer is lost')
  }

test('a reversal whose answer was lost is not made again', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  await control(app, 'POST', '/faults', { kind: 'cut', method: 'POST', path: '/v1/transfers/*/reversals' })
  await refund(app, paymentId, 10400)
  await round(app)
  // The job and the round may both want it: time passes once the one call has arrived, as the rule supposes.
  await expect.poll(() => reversalsOf(app, box.id)).toEqual([10000])
  for (const _ of [1, 2, 3]) await round(app, 11 * 60_000)
  await expect.poll(async () => (await booksOf(app, box.id)).fee).toBe(2004 - 400)
  expect(await reversalsOf(app, box.id)).toEqual([10000])
  expect(await booksOf(app, box.id)).toMatchObject({ owed: 0 })
})

test('a transfer is not settled to the host while its reversal is unanswered', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  await refundAtDashboard(app, paymentId, 52104)
  const fails = withRoute(app, {
    reverseTransfer: async () => {
      throw new ProviderError('unavailable', 'the provider is down')
    },
  })
  for (let day = 0; day < 8; day += 1) await round(fails, DAY_MS)
  expect((await transferOf(app, box.id)).settled_at).toBeNull()
  await round(app, 2 * 60_000)
  expect(await reversalsOf(app, box.id)).toEqual([GIVEN_PAISE])
})

test('a hold lengthened for an unanswered reversal ends as before afterwards', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  const { held_until, provider_transfer_id } = await transferOf(app, box.id)
  await refundAtDashboard(app, paymentId, 10400)
  await round(withRoute(app, { reverseTransfer: losesAnswers(app) }))
  const { on_hold_until } = await app.services.provider.route.fetchTransfer(provider_transfer_id)
  expect(on_hold_until).toBeGreaterThan((held_until as Date).getTime() / 1000)
  await round(app, 2 * 60_000)
  expect(await transferOf(app, box.id)).toMatchObject({ held_until, reversed_paise: 10000 })
})

test('a refund while a part is being reversed is reversed, too', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  await refundAtDashboard(app, paymentId, 10400)
  const { route } = app.services.provider
  const reverseTransfer: typeof route.reverseTransfer = async (id, paise) => {
    await refundAtDashboard(app, paymentId, 20800, new Date(app.clock.now.getTime() + 1000))
    return route.reverseTransfer(id, paise)
  }
  await round(withRoute(app, { reverseTransfer }))
  await round(app, 60_000)
  expect((await reversalsOf(app, box.id)).sort()).toEqual([10000, 20000])
})

test('a refund that is stopped while its part is being reversed is not sent', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  const refundId = await requestUnsent(app, paymentId, 10400)
  const { route } = app.services.provider
  let isFirst = true
  const fetchTransfer: typeof route.fetchTransfer = async (id) => {
    if (isFirst) {
      isFirst = false
      await refundAtDashboard(app, paymentId, 10400)
    }
    return route.fetchTransfer(id)
  }
  await sendNow(withRoute(app, { fetchTransfer }), refundId)
  expect((await refundsAtProvider(app, paymentId)).map(({ amount }) => amount)).toEqual([10400])
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'refund-stopped' }])
})

test('a reversal that the provider’s list does not have yet is not made again', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  await refundAtDashboard(app, paymentId, 10400)
  const lagging = withRoute(app, { listReversals: async () => [] })
  await round(lagging)
  await round(lagging, 2 * HOUR_MS)
  expect(await reversalsOf(app, box.id)).toEqual([10000])
  expect(await transferOf(app, box.id)).toMatchObject({ reversed_paise: 10000 })
})

test('nothing is reversed while the list has less than the transfer’s reversals', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  await refundAtDashboard(app, paymentId, 10400)
  const lagging = withRoute(app, { listReversals: async () => [] })
  const reverseTransfer = losesAnswers(app)
  await round(withRoute(lagging, { reverseTransfer }))
  await round(lagging, 2 * HOUR_MS)
  await round(app, 2 * HOUR_MS)
  expect(await reversalsOf(app, box.id)).toEqual([10000])
  expect(await transferOf(app, box.id)).toMatchObject({ reversed_paise: 10000 })
})

test('a part is reversed once, though its caller was so slow that another one began', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  const refundId = await requestUnsent(app, paymentId, 10400)
  const { route } = app.services.provider
  let calls = 0
  const fetchTransfer: typeof route.fetchTransfer = async (id) => {
    const read = await route.fetchTransfer(id)
    calls += 1
    if (calls !== 2) return read
    app.clock.now = new Date(app.clock.now.getTime() + 61_000)
    const other = withRoute(app, { reverseTransfer: losesAnswers(app) })
    await expect(sendNow(other, refundId)).rejects.toThrow('lost')
    return read
  }
  await expect(sendNow(withRoute(app, { fetchTransfer }), refundId)).rejects.toThrow('on its way')
  expect(await reversalsOf(app, box.id)).toEqual([10000])
})
