// Reversals of transfers: the host's part of a refund comes back once, whoever asks and whatever is lost.
import { ProviderError } from '../../../provider/provider.ts'
import type { RouteProvider } from '../../../provider/route.ts'
import type { TestApp } from '../../../test/app.ts'
import { control, openFlagsOf } from '../../../test/paying.ts'
import { payoutsOf } from '../../../test/paying-out.ts'
import {
  atProvider,
  ourRefundsOf,
  requestUnsent,
  sendNow,
} from '../../../test/payments/administrators-refunds.ts'
import {
  aRoutedGift,
  booksOf,
  DAY_MS,
  expect,
  GIVEN_PAISE,
  give,
  refundAtDashboard,
  reversalsOf,
  round,
  test,
  transferOf,
  withRoute,
} from '../../../test/route/routed-test.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { processDueBoxes } from '../../payouts/create/process-due-boxes.ts'
import { recordRefund } from '../refund/record-refund.ts'

/** The reversal is made, and its answer is lost. */
const losesAnswers =
  ({ services }: TestApp): RouteProvider['reverseTransfer'] =>
  async (id, paise) => {
    await services.provider.route.reverseTransfer(id, paise)
    throw new ProviderError('unknown', 'the answer is lost')
  }

test('what is refunded while a part is being reversed is reversed, too', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  await round(app)
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
  const { box, paymentId } = await aRoutedGift(app)
  await round(app)
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
  expect((await atProvider(app, paymentId)).map(({ amount }) => amount)).toEqual([10400])
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'refund-stopped' }])
})

test('a reversal that the provider’s list does not have yet is not made again', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  await round(app)
  await refundAtDashboard(app, paymentId, 10400)
  const lagging = withRoute(app, { listReversals: async () => [] })
  await round(lagging)
  await round(lagging, 2 * HOUR_MS)
  expect(await reversalsOf(app, box.id)).toEqual([10000])
  expect(await transferOf(app, box.id)).toMatchObject({ reversed_paise: 10000 })
})

test('nothing is reversed while the provider lists less than the transfer says was reversed', async ({
  app,
}) => {
  const { box, paymentId } = await aRoutedGift(app)
  await round(app)
  await refundAtDashboard(app, paymentId, 10400)
  const lagging = withRoute(app, { listReversals: async () => [] })
  const reverseTransfer = losesAnswers(app)
  await round(withRoute(lagging, { reverseTransfer }))
  await round(lagging, 2 * HOUR_MS)
  await round(app, 2 * HOUR_MS)
  expect(await reversalsOf(app, box.id)).toEqual([10000])
  expect(await transferOf(app, box.id)).toMatchObject({ reversed_paise: 10000 })
})

test('reversals at the provider’s dashboard are all recorded, though a list has ten unless asked for more', async ({
  app,
}) => {
  const { box } = await aRoutedGift(app)
  const { provider_transfer_id } = await transferOf(app, box.id)
  for (let count = 0; count < 11; count += 1)
    await app.services.provider.route.reverseTransfer(provider_transfer_id, 100)
  await round(app)
  expect(await transferOf(app, box.id)).toMatchObject({ reversed_paise: 1100 })
})

test('a part is reversed once, though its caller was so slow that another one began', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  await round(app)
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

test('a refund waits while its reversal is refused, and the host does not get the money either', async ({
  app,
}) => {
  const { box, paymentId } = await aRoutedGift(app)
  await round(app)
  await requestUnsent(app, paymentId, 52104)
  const refuses = withRoute(app, {
    reverseTransfer: async () => {
      throw new ProviderError('refused', 'the linked account is suspended')
    },
  })
  for (let day = 0; day < 8; day += 1) await round(refuses, DAY_MS)
  expect((await transferOf(app, box.id)).settled_at).toBeNull()
  expect(await atProvider(app, paymentId)).toEqual([])
  await round(app, DAY_MS)
  expect(await reversalsOf(app, box.id)).toEqual([GIVEN_PAISE])
  expect(await ourRefundsOf(app, paymentId)).toMatchObject([{ state: 'processed' }])
})

test('what was reversed for a refund that is under way is not paid out meanwhile', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  const second = await give(app, box)
  await round(app)
  await control(app, 'POST', '/behaviour', { refundStatus: 'pending' })
  await sendNow(app, await requestUnsent(app, paymentId, 52104))
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
  // The event has ended, and the provider still holds: its clock is not moved.
  app.clock.now = new Date(app.clock.now.getTime() + 4 * DAY_MS)
  await sendNow(app, await requestUnsent(app, second.paymentId, 52104))
  expect(await booksOf(app, box.id)).toMatchObject({ owed: GIVEN_PAISE })
  const payOut = () =>
    processDueBoxes({ ...app.services, log: app.app.log, signal: new AbortController().signal })
  await payOut()
  expect(await payoutsOf(app, box)).toEqual([])
  const [refund] = await atProvider(app, paymentId)
  if (!refund) throw new Error('The provider has no refund.')
  await recordRefund({ db: app.services.db, now: app.clock.now }, { ...refund, status: 'failed' })
  app.clock.now = new Date(app.clock.now.getTime() + DAY_MS)
  await payOut()
  expect(await payoutsOf(app, box)).toMatchObject([{ amount_paise: GIVEN_PAISE }])
})

test('once all that was refunded has come back, the host owes nothing, and no flag says so', async ({
  app,
}) => {
  const { box, paymentId } = await aRoutedGift(app)
  const second = await give(app, box)
  await round(app)
  await refundAtDashboard(app, paymentId, 52104)
  await refundAtDashboard(app, second.paymentId, 52104)
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'host-owes' }, { kind: 'host-owes' }])
  await round(app)
  expect(await openFlagsOf(app, box.id)).toEqual([])
})
