// Reversals of transfers: the host's part of a refund comes back once, whoever asks and whatever is lost.
import { atProvider, requestUnsent, sendNow } from '../../../test/payments/administrators-refunds.ts'
import { openFlagsOf } from '../../../test/paying.ts'
import {
  aRoutedGift,
  expect,
  refundAtDashboard,
  reversalsOf,
  round,
  test,
  withRoute,
} from '../../../test/route/routed-test.ts'

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
