// The timeline of a gift that goes to a linked account of the host.
import { adminHeaders } from '../../test/administrators/admins.ts'
import { call } from '../../test/fixtures.ts'
import { refund } from '../../test/payments/administrators-refunds.ts'
import { aTransferredGift, DAY_MS, expect, round, test, transferOf } from '../../test/route/routed-test.ts'

test('a transferred gift is told as such: held, reversed in part for a refund, settled', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  const { provider_transfer_id: id } = await transferOf(app, box.id)
  const get = async (path: string) =>
    (await call(app, ['GET', `/admin/payments/${path}`], { headers: await adminHeaders(app) })).body
  const { timeline: held } = await get(`timeline?id=${id}`)
  expect(held.happened).toContainEqual(
    expect.objectContaining({ kind: 'transfer', id, paise: 501_00, state: 'processed' }),
  )
  expect(held.next).toContainEqual(expect.objectContaining({ kind: 'next-transfer', id }))
  const says = (await get(`provider-says?id=${id}`)).lines.join('\n')
  expect(says).toContain(`${id}: processed, ₹501 to acc_`)
  expect(says).toContain('on hold')
  await refund(app, paymentId, 10400)
  await expect.poll(async () => (await transferOf(app, box.id)).reversed_paise).toBe(10000)
  await round(app, 6 * DAY_MS)
  const { happened } = (await get(`timeline?id=${paymentId}`)).timeline
  for (const event of [
    { kind: 'ledger', state: 'transfer' },
    { kind: 'transfer-reversed', paise: 100_00 },
    { kind: 'transfer-settled', id },
  ])
    expect(happened).toContainEqual(expect.objectContaining(event))
})
