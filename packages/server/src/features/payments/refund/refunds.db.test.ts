// Refunds, sent by us or made at the provider's dashboard, reduce the host's total once.
import type { TestApp } from '../../../test/app.ts'
import { contributionsOf } from '../../../test/paying.ts'
import { refundsInFeedOf } from '../../../test/payments/disputes.ts'
import { aContribution } from '../../../test/payments/orders.ts'
import { refundByHand } from '../../../test/payments/refunds.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/test.ts'
import { totalsByBox } from '../../contributions/reads.ts'

const totalOf = async (app: TestApp, boxId: string) =>
  (await totalsByBox(app.services.db, [boxId])).get(boxId)

test('a refund at the provider’s dashboard leaves total, list and debt, and the host is told why [refund-1]', async ({
  app,
}) => {
  const { box, paymentId } = await aContribution(app)
  await refundByHand(app, paymentId, 52_104)
  await expect.poll(() => totalOf(app, box.id)).toBeUndefined()
  expect(await owed(app, box)).toBe(0)
  expect(await refundsInFeedOf(app, box.id)).toEqual(['₹501 refunded to Sunita Deshpande'])
  expect(await contributionsOf(app, box.id)).toMatchObject([{ refunded_paise: 50_100, kept_paise: 0 }])
})

test('a partial refund leaves the rest of the contribution with the host', async ({ app }) => {
  const { box, paymentId } = await aContribution(app)
  await refundByHand(app, paymentId, 10_400)
  await expect.poll(() => totalOf(app, box.id)).toMatchObject({ amountPaise: 40_100 })
  expect(await owed(app, box)).toBe(40_100)
})

test('a refund that is reported many times counts once [refund-2]', async ({ app }) => {
  const { box, paymentId } = await aContribution(app)
  await refundByHand(app, paymentId, 52_104, 20)
  const open = () =>
    app.services.db.selectFrom('provider_events').select('id').where('handled_at', 'is', null).execute()
  await expect.poll(open).toEqual([])
  expect(await owed(app, box)).toBe(0)
})
