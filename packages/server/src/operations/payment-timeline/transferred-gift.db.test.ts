// The timeline of a gift that goes to a linked account of the host.

import { syncTransfer } from '../../features/payments/transfer/record-transfer.ts'
import { timelineOf, under } from '../../test/operators/timelines.ts'
import { refund } from '../../test/payments/administrators-refunds.ts'
import {
  aRoutedGift,
  DAY_MS,
  expect,
  holdWithoutEnd,
  round,
  test,
  transferOf,
} from '../../test/route/routed-test.ts'
import { paymentTimelines } from './payment-timelines.ts'

test('a transferred gift is told as such: held, reversed in part for a refund, settled', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  await round(app)
  const { provider_transfer_id: id } = await transferOf(app, box.id)
  const held = await timelineOf(app, id)
  expect(held).toContain(`a contribution of ₹501 by ${paymentId}`)
  expect(under('What happens next', held)).toContain(`the provider is asked about transfer ${id}`)
  expect(under('What the provider says now', held)).toContain(`${id}: processed, ₹501 to acc_`)
  expect(under('What the provider says now', held)).toContain('on hold')
  await refund(app, paymentId, 10400)
  await expect.poll(async () => (await transferOf(app, box.id)).reversed_paise).toBe(10000)
  await round(app, 6 * DAY_MS)
  const settled = under('What has happened', await timelineOf(app, paymentId))
  const parts = [
    new RegExp(`transfer ${id} of ₹501 to acc_\\w+ made with the order`),
    /ledger, transfer: /,
    new RegExp(`transfer ${id}: ₹100 reversed \\(rvrsl_\\w+\\)`),
    new RegExp(`transfer ${id}: settled to the host’s account`),
  ]
  for (const part of parts) expect(settled).toMatch(part)
  const told = await paymentTimelines(app.services).find(paymentId)
  expect(told?.story.slice(-3)).toEqual([
    expect.stringMatching(
      /^The provider has transferred ₹501 to .+’s account at the provider \(acc_\w+\)\.$/,
    ),
    '₹100 of it was reversed, for a refund.',
    expect.stringMatching(/^It was settled to the host’s bank; we learnt it on November 27, 2026/),
  ])
})

test('a hold without an end is told as one, not with a day in the year 9999', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  await round(app)
  const transfer = await transferOf(app, box.id)
  await holdWithoutEnd(app, transfer.provider_transfer_id)
  await syncTransfer({ ...app.services, now: app.clock.now }, transfer)
  const told = await paymentTimelines(app.services).find(paymentId)
  expect(JSON.stringify(told)).not.toContain('9999')
  expect(told?.story.at(-1)).toMatch(/^The provider holds it without an end/)
  expect(await timelineOf(app, paymentId)).toContain('made with the order, on hold without an end')
})
